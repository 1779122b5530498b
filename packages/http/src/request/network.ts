import { isIP, isIPv6 } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { ReceivedRequest } from "./network-context.ts";

/** Proxies whose `X-Forwarded-For` is trusted: addresses or networks, a comma-separated list, or `true` for all. */
export type TrustProxy = boolean | string | readonly string[];

/**
 * Returns a function that checks whether an address is a trusted proxy.
 *
 * @throws {TypeError} for an invalid address or network.
 */
export function createProxyTrust(trustProxy: TrustProxy = false): (address: string) => boolean {
  if (typeof trustProxy === "boolean") return () => trustProxy;
  const networks =
    typeof trustProxy === "string" ? trustProxy.split(",").map((each) => each.trim()) : trustProxy;
  const trusts = proxyAddr.compile([...networks]);
  return (address) => trusts(address, 0);
}

/**
 * Returns a function that finds the address of the caller. The search follows `X-Forwarded-For` through trusted proxies, starting at
 * the connection. An invalid entry ends the search, and the last valid address is returned.
 *
 * @throws {TypeError} for an invalid address or network.
 */
export function createAddressReader(trustProxy: TrustProxy = false): (request: ReceivedRequest) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? "";
  const trusts = createProxyTrust(trustProxy);
  return (request) => {
    const [nearest = "", ...others] = proxyAddr.all(request, trusts);
    const end = others.findIndex((each) => !isPlainAddress(each));
    return others.at(end === -1 ? -1 : end - 1 - others.length) ?? nearest;
  };
}

/** Whether a text is an address without a zone. A caller could choose any zone. */
function isPlainAddress(text: string): boolean {
  return isIP(text) !== 0 && !text.includes("%");
}

/** Returns the network that is limited as one address: for IPv6 the first 64 bits, which belong to one customer. */
export function getNetwork(address: string): string {
  // A fast check for IPv4, the most common case.
  if (!address.includes(":") || !isIPv6(address)) return address;
  const groups = parseGroups(address);
  return getMappedIPv4(groups) ?? formatGroups(groups.slice(0, 4));
}

/**
 * Returns the subnet of a network: the first 24 bits of IPv4 or the first 48 bits of IPv6, a typical allocation to one holder.
 *
 * @param network A result of `getNetwork`.
 */
export function getSubnet(network: string): string {
  const end = network.lastIndexOf(network.includes(":") ? ":" : ".");
  return end === -1 ? network : network.slice(0, end);
}

/** The eight groups of 16 bits of an IPv6 address. */
function parseGroups(address: string): number[] {
  const [text = ""] = address.split("%");
  const [front = "", back] = text.split("::");
  const head = parsePart(front);
  const tail = parsePart(back ?? "");
  const gap = back === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...new Array<number>(gap).fill(0), ...tail];
}

/** Parses consecutive groups. The last part may be an IPv4 address of two groups. */
function parsePart(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function formatGroups(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(":");
}

/** Returns the IPv4 address of an IPv4-mapped IPv6 address (`::ffff:0:0/96`). */
function getMappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : undefined;
}
