import { describe, expect, test } from "vitest";
import { HttpError, Router } from "../src/index.ts";

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
    ["/%61/%62", "/a/b", {}],
    ["/a/", "/a/{x}", { x: "" }],
    ["/a//c", "/a/{x}/c", { x: "" }],
  ])("%s: %s", (path, target, values) => {
    expect(router.find(path)).toEqual({ target, params: values });
  });
});

test.each(["/", "", "/A", "/A/b", "/a/b/c/d", "*", "/a/n/x"])("%s matches no route", (path) => {
  expect(router.find(path)).toBeUndefined();
});

test.each(["", "*"])('"%s" is not the root', (path) => {
  const root = new Router<string>();
  root.add("/", "/");
  expect([root.find("/")?.target, root.find(path)]).toEqual(["/", undefined]);
});

test.each(["/a/%E0%A4%A", "/nowhere/%E0%A4%A", "/%"])(
  "%s is a bad request: no text is encoded so",
  (path) => {
    expect(() => router.find(path)).toThrow(HttpError);
  },
);
