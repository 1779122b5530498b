/** An operation on a file of a disk. A sync makes all earlier operations on its file durable. */
export type DiskOperation = { readonly file: string } & (
  | { readonly kind: "write"; readonly offset: number; readonly bytes: Uint8Array }
  | { readonly kind: "truncate"; readonly size: number }
  | { readonly kind: "sync" }
  | { readonly kind: "delete" }
);

type Files = Map<string, Uint8Array>;

/** The unit of an atomic write, in bytes. Larger writes can be torn. */
export const SECTOR = 512;

/** The files of a disk, with a record of all operations. */
export class RecordedDisk {
  readonly files: Files;
  readonly operations: DiskOperation[] = [];

  constructor(files: Files = new Map()) {
    this.files = files;
  }

  do(operation: DiskOperation): void {
    this.operations.push(operation);
    apply(this.files, operation);
  }
}

/**
 * The content of a disk after a power cut: all synced data of each file, and any sectors of the rest, in any order.
 * Deleted files are gone.
 *
 * @param operations All operations on an empty disk until the power cut.
 * @param survives Whether the next unsynced sector or size change is on the disk.
 */
export function cutPower(operations: readonly DiskOperation[], survives: () => boolean): RecordedDisk {
  const files: Files = new Map();
  const lastSync = new Map(
    operations.flatMap(({ kind, file }, index) => (kind === "sync" ? [[file, index] as const] : [])),
  );
  operations.forEach((operation, index) => {
    const isSure = operation.kind === "delete" || index < (lastSync.get(operation.file) ?? 0);
    for (const part of isSure ? [operation] : toSectors(operation)) {
      if (isSure || survives()) apply(files, part);
    }
  });
  return new RecordedDisk(files);
}

function toSectors(operation: DiskOperation): DiskOperation[] {
  if (operation.kind !== "write") return [operation];
  const { offset, bytes } = operation;
  const parts: DiskOperation[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = from + SECTOR - ((offset + from) % SECTOR);
    parts.push({ ...operation, offset: offset + from, bytes: bytes.subarray(from, to) });
    from = to;
  }
  return parts;
}

function apply(files: Files, operation: DiskOperation): void {
  const { kind, file } = operation;
  const before = files.get(file) ?? new Uint8Array();
  if (kind === "delete") files.delete(file);
  if (kind === "truncate") files.set(file, withSize(before, operation.size));
  if (kind === "write") {
    const { offset, bytes } = operation;
    const after = withSize(before, Math.max(before.length, offset + bytes.length));
    after.set(bytes, offset);
    files.set(file, after);
  }
}

/** A copy, truncated or filled with zeros. */
function withSize(bytes: Uint8Array, size: number): Uint8Array {
  const after = new Uint8Array(size);
  after.set(bytes.subarray(0, size));
  return after;
}
