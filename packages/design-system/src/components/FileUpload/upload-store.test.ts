import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUploadStore, type UploadContext, type UploadResult } from "./upload-store.ts";

interface Call extends UploadContext {
  file: File;
  done: (result: UploadResult) => void;
  fail: (error: Error) => void;
}

let calls: Call[] = [];
const upload = (file: File, context: UploadContext) =>
  new Promise<UploadResult>((done, fail) => void calls.push({ file, ...context, done, fail }));

const picture = (name: string) => new File(["x"], name, { type: "image/png" });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const make = (parallel = 2) =>
  createUploadStore({ upload, parallel, initial: [], errorText: (error) => (error as Error).message });
const statuses = (store: ReturnType<typeof make>) => store.items().map(({ status }) => status);

beforeEach(() => {
  calls = [];
  URL.createObjectURL = vi.fn((file: Blob) => `blob:${(file as File).name}`);
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => void vi.restoreAllMocks());

test("limits concurrent uploads and starts the next when one is done", async () => {
  const store = make(2);
  store.add([picture("a"), picture("b"), picture("c")]);
  expect(statuses(store)).toEqual(["uploading", "uploading", "waiting"]);
  calls[0]?.onProgress(0.4);
  expect(store.items()[0]?.progress).toBe(0.4);
  calls[0]?.done({ value: "key-a" });
  await settle();
  expect(statuses(store)).toEqual(["done", "uploading", "uploading"]);
  expect(store.items()[0]).toMatchObject({ value: "key-a", preview: "blob:a" });
});

test("keeps the error text of a failed upload and allows a retry", async () => {
  const store = make();
  store.add([picture("a")]);
  calls[0]?.fail(new Error("No connection."));
  await settle();
  expect(store.items()[0]).toMatchObject({ status: "failed", error: "No connection." });
  store.retry(store.items()[0]?.id ?? "");
  expect(store.items()[0]).toMatchObject({ status: "uploading", error: undefined });
  expect(calls).toHaveLength(2);
});

test("aborts a removed upload, revokes its picture and starts the next", async () => {
  const store = make(1);
  store.add([picture("a"), picture("b")]);
  store.remove(store.items()[0]?.id ?? "");
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith("blob:a");
  expect(statuses(store)).toEqual(["uploading"]);
  calls[0]?.onProgress(0.9);
  calls[0]?.done({ value: "late" });
  await settle();
  expect(store.items().map(({ name }) => name)).toEqual(["b"]);
});

test("never revokes server pictures", () => {
  const store = createUploadStore({
    upload,
    parallel: 1,
    errorText: String,
    initial: [{ id: "old", name: "old.png", status: "done", preview: "/media/old.webp", value: "old" }],
  });
  store.remove("old");
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
});

test("reorders the files and notifies its listeners", () => {
  const store = make();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.add([picture("a"), picture("b")]);
  const [one, other] = store.items().map(({ id }) => id);
  listener.mockClear();
  store.reorder([other as string, one as string]);
  expect(store.items().map(({ name }) => name)).toEqual(["b", "a"]);
  expect(listener).toHaveBeenCalledOnce();
  leave();
  store.reorder([one as string, other as string]);
  expect(listener).toHaveBeenCalledOnce();
});

test("aborts and revokes everything on dispose", () => {
  const store = make();
  store.add([picture("a"), new File(["x"], "b.pdf", { type: "application/pdf" })]);
  store.dispose();
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith("blob:a");
});
