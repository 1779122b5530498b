import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { parse } from "yaml";
import type { Manifest } from "./manifest.ts";

const { Bom, Component } = Models;

/** What a package depends on when it is installed, by name, in the form of `pnpm-lock.yaml`. */
interface Dependencies {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>;
}

/** The parts of version 9 of pnpm's lockfile that are read here. */
interface Lockfile {
  readonly importers: Readonly<Record<string, Importer>>;
  /** By name and version. */
  readonly packages: Readonly<Record<string, { readonly resolution: { readonly integrity?: string } }>>;
  /** By name, version and the versions of peers. */
  readonly snapshots: Readonly<Record<string, Dependencies>>;
}

/**
 * The software bill of materials of a release, in CycloneDX JSON: its packages, what an installation of them brings by
 * the lockfile, and who depends on what. The same input gives the same text.
 *
 * @param lockfile The text of `pnpm-lock.yaml`.
 * @param manifests Of the published packages, by their folder from the repository's root.
 */
export function createSbom(lockfile: string, manifests: ReadonlyMap<string, Manifest>): string {
  const { importers, packages, snapshots } = parse(lockfile) as Lockfile;
  const bom = new Bom();
  const components = new Map<string, Models.Component>();
  const folders = new Map([...manifests].map(([folder, { name }]) => [String(name), folder]));

  function addOwn(folder: string): Models.Component {
    const { name, version, license } = manifests.get(folder) as Manifest;
    return add(folder, String(name), String(version), (component) => {
      if (license) component.licenses.add(new Models.SpdxLicense(String(license)));
      for (const [dependency, { version: found }] of Object.entries(importers[folder]?.dependencies ?? {})) {
        component.dependencies.add(addDependency(dependency, found).bomRef);
      }
    });
  }

  function addDependency(name: string, found: string): Models.Component {
    const own = folders.get(name);
    if (own !== undefined) return addOwn(own);
    // An alias states the name of the package that it is for.
    const key = `${name}@${found}` in snapshots ? `${name}@${found}` : found;
    const snapshot = snapshots[key];
    if (snapshot === undefined) throw new Error(`pnpm-lock.yaml does not contain ${name} ${found}.`);
    const release = key.replace(/\(.*$/, "");
    const at = release.lastIndexOf("@");
    return add(key, release.slice(0, at), release.slice(at + 1), (component) => {
      const [algorithm, hash] = packages[release]?.resolution.integrity?.split("-") ?? [];
      if (algorithm === "sha512" && hash !== undefined) {
        const hex = Buffer.from(hash, "base64").toString("hex");
        component.hashes.set(Enums.HashAlgorithm["SHA-512"], hex);
      }
      for (const each of Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies })) {
        component.dependencies.add(addDependency(...each).bomRef);
      }
    });
  }

  /** Adds a component, unless it is there. It is known before it is filled: packages may depend on each other. */
  function add(key: string, name: string, version: string, fill: (component: Models.Component) => void) {
    const known = components.get(key);
    if (known !== undefined) return known;
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    const component = new Component(Enums.ComponentType.Library, name, { version, purl, bomRef: key });
    components.set(key, component);
    bom.components.add(component);
    fill(component);
    return component;
  }

  for (const folder of manifests.keys()) addOwn(folder);
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 2 })}\n`;
}
