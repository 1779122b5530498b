import { execFileSync } from "node:child_process";
import { chownSync } from "node:fs";
import { join } from "node:path";

/** The files of a certificate and its key. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

const DAYS = "2";

/** Creates a certificate authority in a folder. */
export function makeAuthority(folder: string, name: string): Certificate {
  return request(folder, name, ["-addext", "basicConstraints=critical,CA:TRUE"]);
}

/**
 * Creates a server certificate for one host name.
 * @param owner The user with read access to the key. Default: the current user.
 */
export function makeCertificate(
  folder: string,
  name: string,
  { host, authority, owner }: { host: string; authority: Certificate; owner?: number },
): Certificate {
  const made = request(folder, name, [
    ...["-addext", `subjectAltName=DNS:${host}`, "-addext", "basicConstraints=CA:FALSE"],
    ...["-CA", authority.certificate, "-CAkey", authority.key],
  ]);
  if (owner !== undefined) chownSync(made.key, owner, owner);
  return made;
}

function request(folder: string, name: string, more: readonly string[]): Certificate {
  const [certificate, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", DAYS];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", "-x509", ...kind, "-subj", `/CN=${name}`, ...files, ...more], {
    stdio: "pipe",
  });
  return { certificate, key };
}
