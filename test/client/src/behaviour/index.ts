import { abortPoints } from "./abort.ts";
import { bodyPoints } from "./body.ts";
import { inputPoints } from "./input.ts";
import { keyPoints } from "./key.ts";
import type { Point } from "./point.ts";
import { retryPoints } from "./retry.ts";
import { sharePoints } from "./share.ts";
import { timeoutPoints } from "./timeout.ts";

export { KEY, type Point, type Scene } from "./point.ts";
export { bad, GOOD, good, type Reply, startServer, type TroubleServer } from "./server.ts";
export type { CallOptions, Subject, SubjectClient, SubjectOptions } from "./subject.ts";

/** Everything that a client should do where its server, or its caller, misbehaves. */
export const points: readonly Point[] = [
  ...abortPoints,
  ...timeoutPoints,
  ...retryPoints,
  ...bodyPoints,
  ...keyPoints,
  ...sharePoints,
  ...inputPoints,
];
