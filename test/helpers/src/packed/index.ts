export { type Compiler, compilers, executable } from "./compilers.ts";
export { Editor } from "./editor.ts";
export { InstantiationCounter } from "./instantiations.ts";
export { pack } from "./pack.ts";
export { type Complaint, UserProject } from "./user-project.ts";
