import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import init, { type BindableValue, type BindingSpec } from "@sqlite.org/sqlite-wasm";
import { type RecordedDisk, SECTOR } from "./recorded-disk.ts";

// SQLite of Node's version, compiled to WebAssembly, with a `RecordedDisk` as its file system: all writes and syncs
// pass through this file (https://sqlite.org/vfs.html).
const { capi, wasm, oo1 } = await init();

const VFS = "recorded";
const OK = 0;
/** For disks that never damage bytes next to a write (`SQLITE_IOCAP_POWERSAFE_OVERWRITE`), as SQLite assumes. */
const POWERSAFE_OVERWRITE = 0x1000;

/** The open files by the pointer of their SQLite file object. */
const openFiles = new Map<number, { disk: RecordedDisk; file: string }>();
const disks: RecordedDisk[] = [];
/** The memory of the WAL index, shared by connections, by file and part. */
const shared = new Map<string, number>();

const fileMethods = {
  xClose(at: number) {
    openFiles.delete(at);
    return OK;
  },
  xRead(at: number, to: number, size: number, offset: bigint) {
    const bytes = content(at).subarray(Number(offset), Number(offset) + size);
    const heap = wasm.heap8u();
    heap.fill(0, to, to + size);
    heap.set(bytes, to);
    return bytes.length === size ? OK : capi.SQLITE_IOERR_SHORT_READ;
  },
  xWrite(at: number, from: number, size: number, offset: bigint) {
    const { disk, file } = opened(at);
    disk.do({ kind: "write", file, offset: Number(offset), bytes: wasm.heap8u().slice(from, from + size) });
    return OK;
  },
  xTruncate(at: number, size: bigint) {
    const { disk, file } = opened(at);
    disk.do({ kind: "truncate", file, size: Number(size) });
    return OK;
  },
  xSync(at: number) {
    const { disk, file } = opened(at);
    disk.do({ kind: "sync", file });
    return OK;
  },
  xFileSize(at: number, out: number) {
    wasm.poke64(out, content(at).length);
    return OK;
  },
  xLock: () => OK,
  xUnlock: () => OK,
  xCheckReservedLock(_: number, out: number) {
    wasm.poke32(out, 0);
    return OK;
  },
  xFileControl: () => capi.SQLITE_NOTFOUND,
  xSectorSize: () => SECTOR,
  xDeviceCharacteristics: () => POWERSAFE_OVERWRITE,
  xShmMap(at: number, part: number, size: number, _: number, out: number) {
    const { disk, file } = opened(at);
    const name = `${disks.indexOf(disk)} ${file} ${part}`;
    if (!shared.has(name)) {
      const memory = wasm.alloc(size);
      wasm.heap8u().fill(0, memory, memory + size);
      shared.set(name, memory);
    }
    wasm.pokePtr(out, shared.get(name) ?? 0);
    return OK;
  },
  xShmLock: () => OK,
  xShmBarrier() {},
  xShmUnmap: () => OK,
};

const diskMethods = {
  xOpen(_: number, path: number, at: number, flags: number, out: number) {
    const { disk, file } = locate(path);
    if (!disk.files.has(file)) {
      if ((flags & capi.SQLITE_OPEN_CREATE) === 0) return capi.SQLITE_CANTOPEN;
      disk.files.set(file, new Uint8Array());
    }
    openFiles.set(at, { disk, file });
    const opening = new capi.sqlite3_file(at);
    opening.$pMethods = methods.pointer;
    opening.dispose();
    if (out !== 0) wasm.poke32(out, flags);
    return OK;
  },
  xDelete(_: number, path: number) {
    const { disk, file } = locate(path);
    disk.do({ kind: "delete", file });
    return OK;
  },
  xAccess(_: number, path: number, __: number, out: number) {
    const { disk, file } = locate(path);
    wasm.poke32(out, (disk.files.get(file)?.length ?? 0) > 0 ? 1 : 0);
    return OK;
  },
  xFullPathname: (_: number, path: number, size: number, out: number) =>
    wasm.cstrncpy(out, path, size) < size ? OK : capi.SQLITE_CANTOPEN,
  xGetLastError: () => OK,
  xRandomness(_: number, size: number, out: number) {
    crypto.getRandomValues(wasm.heap8u().subarray(out, out + size));
    return size;
  },
  xSleep: () => OK,
  xCurrentTimeInt64(_: number, out: number) {
    wasm.poke64(out, BigInt(Date.now()) + 210_866_760_000_000n);
    return OK;
  },
};

const methods = new capi.sqlite3_io_methods();
Object.assign(methods, { $iVersion: 2 });
methods.installMethods(fileMethods);
const vfs = new capi.sqlite3_vfs();
Object.assign(vfs, {
  $iVersion: 2,
  $szOsFile: new capi.sqlite3_file().structInfo.sizeof,
  $mxPathname: 512,
  $zName: wasm.allocCString(VFS, false),
});
vfs.installMethods(diskMethods);
capi.sqlite3_vfs_register(vfs, 0);

function opened(at: number) {
  const found = openFiles.get(at);
  if (found === undefined) throw new Error("This file is not open.");
  return found;
}

function content(at: number): Uint8Array {
  const { disk, file } = opened(at);
  return disk.files.get(file) ?? new Uint8Array();
}

/** The disk and file of a path `disk/file`. */
function locate(path: number): { disk: RecordedDisk; file: string } {
  const [number, file = ""] = String(wasm.cstrToJs(path)).split("/");
  const disk = disks[Number(number)];
  if (disk === undefined) throw new Error("The disk does not exist.");
  return { disk, file };
}

/** Opens a database on a disk, with the subset of `DatabaseSync` that the stores use. */
export function openOnDisk(disk: RecordedDisk, file: string): DatabaseSync {
  if (!disks.includes(disk)) disks.push(disk);
  const database = new oo1.DB({ filename: `${disks.indexOf(disk)}/${file}`, flags: "c", vfs: VFS });
  const rows = (sql: string, given: Given) =>
    withErrorCode(() => database.selectObjects(sql, toBound(given)));
  const opened = {
    exec: (sql: string) => withErrorCode(() => void database.exec(sql)),
    location: () => file,
    get isTransaction() {
      return capi.sqlite3_get_autocommit(database) === 0;
    },
    prepare: (sql: string) => ({
      run(...given: Given) {
        rows(sql, given);
        return { changes: Number(database.changes()), lastInsertRowid: 0 };
      },
      get: (...given: Given) => rows(sql, given)[0],
      all: (...given: Given) => rows(sql, given),
      iterate: (...given: Given) => rows(sql, given).values(),
    }),
    close: () => database.close(),
  };
  return opened as unknown as DatabaseSync;
}

type Given = (SQLInputValue | Record<string, SQLInputValue>)[];

/** Values by position or by name. */
function toBound(given: Given): BindingSpec {
  const [first] = given;
  if (first === undefined || first === null || typeof first !== "object" || ArrayBuffer.isView(first)) {
    return given as BindableValue[];
  }
  const named: Record<string, BindableValue> = {};
  for (const [name, value] of Object.entries(first)) named[`:${name}`] = value as BindableValue;
  return named;
}

function withErrorCode<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw Object.assign(error as Error, { errcode: (error as { resultCode?: number }).resultCode });
  }
}
