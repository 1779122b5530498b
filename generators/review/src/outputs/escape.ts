/**
 * Nothing from a contract may act as an escape sequence of a terminal, or turn a line around. What would turn one around is
 * shown, since somebody wrote it to hide something.
 */
export function plain(text: string): string {
  return text
    .replaceAll(/\p{Bidi_Control}/gu, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .replaceAll(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu, " ");
}

/** A text on one line, without what would act in a terminal. */
export function plainLine(text: string): string {
  return plain(text).replaceAll("\n", " ");
}

/**
 * A text with code in backticks as Markdown on one line: what is outside of the backticks means nothing but itself, what
 * is inside stays code.
 */
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
      // An arrow stays one: without `<` nothing can be opened that it would close.
      .replaceAll(/(?<!-)>/g, "&gt;")
      // GitHub looks for mentions and issues in what is shown, where an entity or a backslash is gone again.
      .replaceAll(/[@#](?=\w)/g, "$&\u200b")
      // A word such as `www.example.com` or `https://…` would become a link.
      .replaceAll("://", ":&#47;&#47;")
      .replaceAll(/www\./gi, (www) => `${www.slice(0, -1)}&#46;`)
  );
}

function inlineCode(text: string): string {
  if (text === "") return "";
  return `\`${text}\``;
}

/** A block of code whose text cannot end it. */
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
