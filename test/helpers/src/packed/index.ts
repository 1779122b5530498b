export { type Compiler, compilers } from "./compilers.ts";
export { type QuickInfo, quickInfo } from "./editor.ts";
export { type Package, pack, pnpm } from "./pack.ts";
export { type Complaint, UserProject } from "./user-project.ts";
