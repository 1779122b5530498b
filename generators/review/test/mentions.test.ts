import { describe, expect, test } from "vitest";
import { COMMENT_MARK } from "../src/comment/comment-text.ts";
import { withoutMentions } from "../src/comment/mentions.ts";
import { markdownText } from "../src/outputs/markdown.ts";
import { change, review } from "./sample-review.ts";

const BROKEN = "@\u200buser";

describe("code is copied as it is", () => {
  test.each([
    ["in a line", "- The default of `a` is `@user`."],
    ["in a block", "```yaml\n- @user\n```"],
    ["in a block that has fences", "````diff\n+```\n+@user\n````"],
    ["below what is folded", "<details>\n<summary>One</summary>\n\n- `@user`\n\n</details>"],
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

describe("nobody is mentioned", () => {
  test.each([
    ["outside of code", "`a` @user `b`"],
    ["in a title that is folded", "<summary>`a` @user</summary>\n"],
    ["by a backtick without another", "a ` b\n` @user `"],
    ["by longer runs of backticks", "`` ` @user ` ` ``` ` @user ` ``` `"],
    ["by a backtick that is none", "\\` @user `"],
    ["by a comment", "<!-- ` --> @user `"],
    ["by HTML without a blank line", "<details>\n` @user `"],
    ["by a table", "|a|b|\n|-|-|\n|`| @user `|"],
    ["by a table in a list", "1. |a|b|\n   |-|-|\n   |`| @user `|"],
    ["by another kind of fence", "~~~\n```\n~~~\n@user\n```"],
    ["by a longer end of a fence", "```\n````\n@user\n```"],
    ["by an end of a fence with spaces", "```\n ``` \n@user\n```"],
    ["by a fence without an end", "```\n@user"],
    ["by another end of a line", "`a\r\r` @user `"],
    ["by mathematics", "$` @user `$"],
  ])("%s", (_name, text) => {
    expect(withoutMentions(text)).not.toContain("@user");
    expect(withoutMentions(text)).toContain(BROKEN);
  });
});
