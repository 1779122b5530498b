/** Names and values of headers, one after the other, as `writeHead` of `node:http` takes them. */
export type HeaderList = string[];
