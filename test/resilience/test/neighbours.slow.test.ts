import { largeResponses } from "../src/attacks/large-responses.ts";
import { noisyNeighbours } from "../src/attacks/noisy-neighbour.ts";
import { testPromises } from "../src/test-target.ts";

testPromises([...noisyNeighbours, ...largeResponses]);
