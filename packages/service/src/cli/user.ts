import { userInfo } from "node:os";

/** The name of the operating system's user, or the number of a user without a name, as in some containers. */
export function getUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}
