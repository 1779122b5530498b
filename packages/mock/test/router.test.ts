import { describe, expect, test } from "vitest";
import { Router } from "../src/contract/router.ts";

const router = new Router<string>();
for (const path of ["/a", "/a/b", "/a/{x}", "/a/{x}/c", "/a/b/{y}", "/{z}/b/c"]) router.add(path, path);

describe("a path leads to", () => {
  test.each([
    ["/a", "/a", {}],
    ["/a/b", "/a/b", {}],
    ["/a/n", "/a/{x}", { x: "n" }],
    ["/a/n/c", "/a/{x}/c", { x: "n" }],
    ["/a/b/n", "/a/b/{y}", { y: "n" }],
    ["/n/b/c", "/{z}/b/c", { z: "n" }],
    ["/a/b/c", "/a/b/{y}", { y: "c" }],
    ["/a/%C3%A9%2F", "/a/{x}", { x: "é/" }],
  ])("%s: %s", (path, target, values) => {
    expect(router.find(path)).toEqual({ target, path: values });
  });
});

test.each(["/", "", "/a/", "/a//c", "/A", "/a/b/c/d", "*", "/a/n/x"])("%s leads nowhere", (path) => {
  expect(router.find(path)).toBeUndefined();
});

test("a parameter that is no text cannot be read", () => {
  expect(() => router.find("/a/%E0%A4%A")).toThrow(URIError);
});
