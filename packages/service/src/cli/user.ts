import { userInfo } from "node:os";

/** The user of the operating system; a number where it has no name, as in some containers. */
export function getUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}
