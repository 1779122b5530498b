/**
 * Text from a contract must not contain escape sequences of a terminal or reverse the direction of a line. Bidi characters
 * become visible, because they hide text.
 */
export function plain(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .replaceAll(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu, " ");
}

/** A text on one line, without control characters for a terminal. */
export function plainLine(text: string): string {
  return plain(text).replaceAll("\n", " ");
}

/** A text with code in backticks as Markdown on one line. Text outside of the backticks is escaped, code stays code. */
export function markdownLine(text: string): string {
  const parts = plainLine(text).split("`");
  // An odd backtick opens no code.
  if (parts.length % 2 === 0) return escapeMarkdown(parts.join("'"));
  return parts.map((part, index) => (index % 2 === 0 ? escapeMarkdown(part) : inlineCode(part))).join("");
}

function escapeMarkdown(text: string): string {
  return (
    text
      .replaceAll("&", "&amp;")
      .replaceAll(/[\\`*_[\]|~$]/g, "\\$&")
      .replaceAll("<", "&lt;")
      // `>` stays readable in arrows: without `<` no tag is open.
      .replaceAll(/(?<!-)>/g, "&gt;")
      // GitHub searches the rendered text for mentions and issues, so an entity or a backslash does not help.
      .replaceAll(/[@#](?=\w)/g, "$&\u200b")
      // GitHub turns `www.example.com` and `https://…` into links.
      .replaceAll("://", ":&#47;&#47;")
      .replaceAll(/www\./gi, (www) => `${www.slice(0, -1)}&#46;`)
  );
}

function inlineCode(text: string): string {
  if (text === "") return "";
  return `\`${text}\``;
}

/** A fenced block. The fence is longer than any fence in the text. */
export function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** A message of a workflow command. */
export function commandMessage(text: string): string {
  return plain(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A property of a workflow command, where colon and comma mean something too. */
export function commandProperty(text: string): string {
  return commandMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
