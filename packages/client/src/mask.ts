/** Masks the key in a text. Keys of fewer than 8 characters stay, because they may be part of any word or number. */
export function mask(text: string, key: string | undefined): string {
  return key && key.length > 7 ? text.replaceAll(key, "***") : text;
}

/** Masks the key in an error body. In JSON, only strings are masked, including keys written with escapes. */
export function maskBody(text: string, key: string | undefined): string {
  try {
    JSON.parse(text);
  } catch {
    return mask(text, key);
  }
  return text.replace(/"(?:[^"\\]+|\\.)*"/g, (written) => {
    const string = JSON.parse(written);
    const masked = mask(string, key);
    return masked === string ? written : JSON.stringify(masked);
  });
}

/** Masks the key in an error of the runtime and in its causes. Parser errors quote the response. */
export function maskError(error: unknown, key: string | undefined): void {
  let each = error as Record<string, unknown>;
  // The bound stops at circular causes.
  for (let depth = 0; depth < 9 && Object(each) === each; depth++) {
    for (const name of Object.getOwnPropertyNames(each)) {
      const value = each[name];
      if (typeof value === "string") Reflect.set(each, name, mask(value, key));
    }
    each = each["cause"] as typeof each;
  }
}
