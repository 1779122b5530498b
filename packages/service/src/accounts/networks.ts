import { BlockList, isIP } from "node:net";

/** A list of networks that is wrong; the message says what. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

const BITS = { 4: 32, 6: 128 } as const;

/**
 * Reads networks: addresses, and ranges as CIDR, with commas between them.
 *
 * @returns Each as CIDR, for example `10.0.0.0/8` or `192.0.2.7/32`; none for an empty text.
 * @throws {NetworkError}
 */
export function parseNetworks(text: string): string[] {
  const networks = text.split(",").map((each) => each.trim());
  return networks.filter((each) => each !== "").map(parseNetwork);
}

function parseNetwork(text: string): string {
  const [address = "", length, ...rest] = text.split("/");
  const version = isIP(address) as 0 | 4 | 6;
  const bits = version === 0 ? 0 : BITS[version];
  const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
  if (version === 0 || !isLength || rest.length > 0) {
    throw new NetworkError(`"${text}" is not a network such as 10.0.0.0/8, 192.0.2.7 or 2001:db8::/32.`);
  }
  return `${address}/${Number(length ?? bits)}`;
}

/**
 * Makes the test whether an address is in one of some networks, or in any where there are none. An IPv4 address may be
 * written as an IPv6 one.
 *
 * @param networks As `parseNetworks` writes them.
 */
export function matchNetworks(networks: readonly string[]): (address: string) => boolean {
  if (networks.length === 0) return () => true;
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", length] = network.split("/");
    list.addSubnet(address, Number(length), family(address));
  }
  return (given) => {
    const [address = ""] = given.split("%");
    return isIP(address) !== 0 && list.check(address, family(address));
  };
}

function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
