/** Computes a 106-bit digest for ETags with two interleaved runs of cyrb53. Not for secrets. Works in browsers. */
export function digest(text: string): string {
  let a = START_A;
  let b = START_B;
  let c = START_A ^ 1;
  let d = START_B ^ 1;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
    c = Math.imul(c ^ code, 2_654_435_761);
    d = Math.imul(d ^ code, 1_597_334_677);
  }
  return mix(a, b) + mix(c, d);
}

const START_A = 0xdeadbeef;
const START_B = 0x41c6ce57;

function mix(first: number, second: number): string {
  const a =
    Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  const b = Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & b) + (a >>> 0)).toString(36).padStart(11, "0");
}
