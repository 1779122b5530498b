import { Enums, Models, Serialize, Spec } from "@cyclonedx/cyclonedx-library";
import { parse } from "yaml";
import type { Manifest } from "./manifest.ts";

const { Bom, Component } = Models;

/** The installed dependencies of a package by name, in the format of `pnpm-lock.yaml`. */
interface Dependencies {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>;
}

/** The relevant parts of a pnpm lockfile, version 9. */
interface Lockfile {
  readonly importers: Readonly<Record<string, Importer>>;
  /** Keys are name and version. */
  readonly packages: Readonly<Record<string, { readonly resolution: { readonly integrity?: string } }>>;
  /** Keys are name, version and the versions of peers. */
  readonly snapshots: Readonly<Record<string, Dependencies>>;
}

/**
 * Creates the software bill of materials of a release in CycloneDX JSON: the published packages, their installed
 * dependencies by the lockfile, and the dependency graph. The output is deterministic.
 *
 * @param lockfile The text of `pnpm-lock.yaml`.
 * @param manifests Manifests of the published packages by folder, relative to the root of the repository.
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
    // An alias contains the name of the real package.
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

  /**
   * Adds a component once. The component is registered before its dependencies, because packages may depend on each
   * other.
   */
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
