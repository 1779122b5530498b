import { execFileSync } from "node:child_process";
import { chownSync } from "node:fs";
import { join } from "node:path";

/** Files of a certificate and its key. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

const DAYS = "2";

/** Makes an authority in a folder. */
export function makeAuthority(folder: string, name: string): Certificate {
  return request(folder, name, ["-addext", "basicConstraints=critical,CA:TRUE"]);
}

/** Makes the certificate of a server, for one name of a host. @param owner The user who may read the key; this one where absent. */
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
