import { describe, expect, test } from "vitest";
import { COMMENT_MARK } from "../src/comment/comment-text.ts";
import { withoutMentions } from "../src/comment/mentions.ts";
import { markdownText } from "../src/outputs/markdown.ts";
import { change, review } from "./sample-review.ts";

const BROKEN = "@\u200buser";

describe("keeps mentions in code", () => {
  test.each([
    ["in a line", "- The default of `a` is `@user`."],
    ["in a block", "```yaml\n- @user\n```"],
    ["in a block with fences", "````diff\n+```\n+@user\n````"],
    ["below a folded section", "<details>\n<summary>One</summary>\n\n- `@user`\n\n</details>"],
  ])("%s", (_name, text) => {
    expect(withoutMentions(text)).toBe(text);
  });

  test("in a review", () => {
    const text = markdownText(
      review({
        changes: [change({ text: "The pattern of `a` was `@user|x`, @user.", operationId: "@user" })],
        usersCode: {
          differences: [{ file: "a.ts", difference: "+import a from '@user/a';\n" }],
          broken: [],
          consumers: [],
          checked: 0,
        },
      }),
    );
    const shown = withoutMentions(text.replace(COMMENT_MARK, ""));
    expect(shown).toContain("`@user|x`");
    expect(shown).toContain("+import a from '@user/a';");
    expect(shown).not.toMatch(/ @user/);
  });
});

describe("breaks mentions", () => {
  test.each([
    ["outside of code", "`a` @user `b`"],
    ["in the title of a folded section", "<summary>`a` @user</summary>\n"],
    ["after a backtick without a pair", "a ` b\n` @user `"],
    ["with longer runs of backticks", "`` ` @user ` ` ``` ` @user ` ``` `"],
    ["after an escaped backtick", "\\` @user `"],
    ["with a comment", "<!-- ` --> @user `"],
    ["with HTML without a blank line", "<details>\n` @user `"],
    ["with a table", "|a|b|\n|-|-|\n|`| @user `|"],
    ["with a table in a list", "1. |a|b|\n   |-|-|\n   |`| @user `|"],
    ["after a fence of tildes", "~~~\n```\n~~~\n@user\n```"],
    ["with a longer end of a fence", "```\n````\n@user\n```"],
    ["with an end of a fence with spaces", "```\n ``` \n@user\n```"],
    ["with a fence without an end", "```\n@user"],
    ["after a carriage return", "`a\r\r` @user `"],
    ["with mathematics", "$` @user `$"],
  ])("%s", (_name, text) => {
    expect(withoutMentions(text)).not.toContain("@user");
    expect(withoutMentions(text)).toContain(BROKEN);
  });
});
