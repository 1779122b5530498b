import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getNetwork, getSubnet } from "../src/index.ts";

describe("networks and subnets", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1", "192.0.2"],
    ["::ffff:192.0.2.1", "192.0.2.1", "192.0.2"],
    ["::FFFF:c000:201", "192.0.2.1", "192.0.2"],
    ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1", "192.0.2"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2", "2001:db8:1"],
    ["2001:db8:0001:0002::9", "2001:db8:1:2", "2001:db8:1"],
    ["2001:DB8::1", "2001:db8:0:0", "2001:db8:0"],
    ["64:ff9b::192.0.2.1", "64:ff9b:0:0", "64:ff9b:0"],
    ["::1", "0:0:0:0", "0:0:0"],
    ["::", "0:0:0:0", "0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0", "fe80:0:0"],
    ["", "", ""],
  ])("%s: %s, %s", (address, network, block) => {
    expect([getNetwork(address), getSubnet(getNetwork(address))]).toEqual([network, block]);
  });

  test("IPv6 addresses share a network if and only if their first 64 bits are equal", () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const [first, second] = [one, other].map((each) => new URL(`http://[${each}]`).hostname);
        const prefix = (host = "") => expand(host.slice(1, -1)).slice(0, 4).join(":");
        fc.pre(!getNetwork(one).includes(".") && !getNetwork(other).includes("."));
        expect(getNetwork(one) === getNetwork(other)).toBe(prefix(first) === prefix(second));
      }),
    );
  });
});

/** Returns the groups of an address in the notation of the URL parser. */
function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  return [...front, ...new Array<string>(8 - front.length - back.length).fill("0"), ...back];
}
