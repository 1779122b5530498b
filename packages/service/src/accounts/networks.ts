import { BlockList, isIP } from "node:net";

/** An invalid list of networks. The message says what is wrong. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
}

const BITS = { 4: 32, 6: 128 } as const;

/**
 * Parses comma-separated addresses and CIDR ranges.
 *
 * @returns Each network as CIDR, such as `10.0.0.0/8` or `192.0.2.7/32`; an empty array for an empty string.
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
 * Returns a predicate for the addresses in the networks. Without networks every address matches. An IPv4
 * address may be written as an IPv6 address.
 *
 * @param networks As returned by `parseNetworks`.
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
