import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const OPS = new URL("../../../../ops/", import.meta.url);

/** The path of a file of `ops/`. */
export function inOps(file: string): string {
  return fileURLToPath(new URL(file, OPS));
}

/** The tested fields of a service of `compose.yaml`. */
export interface ComposeService {
  readonly image: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly profiles?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly disable?: boolean };
  readonly deploy: {
    readonly replicas?: number;
    readonly resources: { readonly limits: Readonly<Record<string, string>> };
  };
}

export interface Compose {
  readonly name: string;
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

export function readCompose(): Compose {
  return parse(readFileSync(inOps("compose.yaml"), "utf8"), { merge: true }) as Compose;
}

/** The image that runs this program. */
export const OWN_IMAGE = "market-data";

interface Container {
  readonly name: string;
  readonly image: string;
  /** Absent for a container with a different program. */
  readonly args?: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly resources: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface PodSpec {
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: object;
  readonly containers: readonly Container[];
  readonly volumes: readonly {
    readonly name: string;
    readonly secret?: {
      readonly secretName: string;
      readonly items: readonly Record<"key" | "path", string>[];
    };
  }[];
}

/** A resource of Kubernetes. */
export interface Manifest {
  readonly file: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Record<string, unknown>;
}

const BASE = "kustomize/base";

interface Kustomization {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string }[];
}

export function readKustomization(): Kustomization {
  return parse(readFileSync(inOps(`${BASE}/kustomization.yaml`), "utf8")) as Kustomization;
}

/** The resources of the base. Each file has one resource. */
export function readBase(): Manifest[] {
  const files = readdirSync(inOps(BASE)).filter((file) => file !== "kustomization.yaml");
  return files.map((file) => readManifest(`${BASE}/${file}`));
}

export function readManifest(file: string): Manifest {
  const manifest = parse(readFileSync(inOps(file), "utf8")) as Omit<Manifest, "file">;
  return { file: basename(file), ...manifest };
}

/** The pod template of a resource, or undefined. */
export function podSpec({ kind, spec }: Manifest): PodSpec | undefined {
  if (kind === "Pod") return spec as unknown as PodSpec;
  const { template, jobTemplate } = spec as {
    template?: { spec: PodSpec };
    jobTemplate?: { spec: { template: { spec: PodSpec } } };
  };
  return (template ?? jobTemplate?.spec.template)?.spec;
}
