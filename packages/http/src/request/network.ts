import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { ReceivedRequest } from "./network-context.ts";

/** The proxies whose `X-Forwarded-For` is believed: addresses or networks, also as one text with commas; `true` for any. */
export type TrustProxy = boolean | string | readonly string[];

/**
 * Tells trusted proxies by their address.
 *
 * @throws {TypeError} for an address or network that is not one.
 */
export function createProxyTrust(trustProxy: TrustProxy = false): (address: string) => boolean {
  if (typeof trustProxy === "boolean") return () => trustProxy;
  const networks =
    typeof trustProxy === "string" ? trustProxy.split(",").map((each) => each.trim()) : trustProxy;
  const trusts = proxyAddr.compile([...networks]);
  return (address) => trusts(address, 0);
}

/**
 * How the caller's address is found: from the connection through trusted proxies outwards, as far as they name
 * addresses. Whatever else the header contains ends the way, and the address before it counts.
 *
 * @throws {TypeError} for an address or network that is not one.
 */
export function createAddressReader(trustProxy: TrustProxy = false): (request: ReceivedRequest) => string {
  if (trustProxy === false) return ({ socket }) => socket.remoteAddress ?? "";
  const trusts = createProxyTrust(trustProxy);
  return (request) => {
    const [nearest = "", ...others] = proxyAddr.all(request as IncomingMessage, trusts);
    const end = others.findIndex((each) => !isPlainAddress(each));
    return others.at(end === -1 ? -1 : end - 1 - others.length) ?? nearest;
  };
}

/** Whether a text is an address without a zone, which the caller could choose freely. */
function isPlainAddress(text: string): boolean {
  return isIP(text) !== 0 && !text.includes("%");
}

/** What counts as one address: of IPv6 the first 64 bits, which one customer has to himself. */
export function getNetwork(address: string): string {
  // Most addresses are of IPv4, and known as such at a glance.
  if (!address.includes(":") || !isIPv6(address)) return address;
  const groups = parseGroups(address);
  return getMappedIPv4(groups) ?? formatGroups(groups.slice(0, 4));
}

/**
 * The subnet that a network is a part of: of IPv4 the first 24 bits, of IPv6 the first 48, as one holder has them.
 *
 * @param network As `getNetwork` returns it.
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

/** Groups in a row, of which the last may be the two of an IPv4 address. */
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

/** The IPv4 address that an IPv6 address contains (`::ffff:0:0/96`), if it does. */
function getMappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : undefined;
}
