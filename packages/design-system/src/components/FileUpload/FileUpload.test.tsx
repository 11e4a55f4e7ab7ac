import { createEvent, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { uploadTexts } from "../../testing/upload-texts.data.ts";
import meta from "./FileUpload.meta.ts";
import { FileUpload, useUpload, type FileUploadProps, type UploadItem } from "./index.ts";
import { moved } from "./useArrangement.ts";

const { label, hint, error: _error, failed } = uploadTexts.en;

const done = (name: string): UploadItem => ({ id: name, name, status: "done", value: `key-${name}` });

const props: FileUploadProps = {
  label,
  hint,
  limits: { count: 3, types: ["image/png"], maxBytes: 10 },
  items: [done("a.png"), done("b.png")],
  onAdd: () => undefined,
  onRemove: () => undefined,
  onReorder: () => undefined,
  onRetry: () => undefined,
};

/** Stores order and items like a page does. */
function UploadPage({ initial = props.items }: { initial?: readonly UploadItem[] }) {
  const [items, setItems] = useState(initial);
  return (
    <FileUpload
      {...props}
      items={items}
      // Simulates a page that inspects the files first.
      onAdd={(files) => setTimeout(() => setItems([...items, ...files.map((file) => done(file.name))]))}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      onReorder={(ids) => setItems(items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))}
      onRetry={(id) =>
        setItems(items.map((item) => (item.id === id ? { ...item, status: "waiting" } : item)))
      }
    />
  );
}

beforeEach(() => {
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

conforms("FileUpload", (root) => <FileUpload {...props} {...root} />);

const input = () => document.querySelector("input[type=file]") as HTMLInputElement;
const png = (name: string, text = "x") => new File([text], name, { type: "image/png" });
const choose = (files: File[]) => userEvent.upload(input(), files, { applyAccept: false });
const order = () =>
  [...document.querySelectorAll("[data-item]")].map((item) => item.getAttribute("data-item"));
const buttonOf = (name: string) => screen.getByRole("button", { name });

keyboardTable(meta, {
  Tab: async (user) => {
    render(<UploadPage />);
    const names: (string | null)[] = [];
    for (let press = 0; press < 7; press += 1) {
      await user.tab();
      names.push(
        document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
      );
    }
    expect(names).toEqual([
      "Remove a.png",
      "Move a.png forward",
      "Move a.png back",
      "Remove b.png",
      "Move b.png forward",
      "Move b.png back",
      "Add photos",
    ]);
  },
  "Enter or Space on Add": async (user) => {
    render(<UploadPage />);
    const click = vi.spyOn(input(), "click");
    buttonOf("Add photos").focus();
    await user.keyboard("{Enter}");
    expect(click).toHaveBeenCalledOnce();
  },
  "Enter or Space on a move": async (user) => {
    render(<UploadPage initial={["a", "b", "c"].map(done)} />);
    buttonOf("Move a back").focus();
    await user.keyboard("{Enter}");
    expect(order()).toEqual(["b", "a", "c"]);
    expect(buttonOf("Move a back")).toHaveFocus();
    expect(screen.getByText("a is now 2 of 3")).toHaveAttribute("role", "status");
    await user.keyboard(" ");
    expect(order()).toEqual(["b", "c", "a"]);
    expect(buttonOf("Move a back")).toHaveFocus();
    expect(buttonOf("Move a back")).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Enter}");
    expect(order()).toEqual(["b", "c", "a"]);
  },
  "Enter or Space on Remove": async (user) => {
    render(<UploadPage initial={["a", "b", "c"].map(done)} />);
    buttonOf("Remove b").focus();
    await user.keyboard("{Enter}");
    expect(buttonOf("Remove c")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(buttonOf("Remove a")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(buttonOf("Add photos")).toHaveFocus();
    expect(screen.getByText("a removed")).toHaveAttribute("role", "status");
  },
  "Ctrl or ⌘ + V": async () => {
    const onAdd = vi.fn();
    render(<FileUpload {...props} onAdd={onAdd} />);
    const file = png("pasted.png");
    const clipboardData = {
      files: [file],
      items: [{ kind: "file", getAsFile: () => file }],
      types: ["Files"],
    };
    fireEvent.paste(buttonOf("Add photos"), { clipboardData });
    await waitFor(() => expect(onAdd).toHaveBeenCalledWith([file]));
  },
});

test("is a named group that states its limits and count", () => {
  render(<FileUpload {...props} error="Add one." />);
  const group = screen.getByRole("group", { name: "Photos" });
  expect(group).toHaveAccessibleDescription(`${hint} Add one.`);
  expect(buttonOf("Add photos")).toHaveAccessibleDescription(hint);
  expect(screen.getByText("2 of 3")).toBeVisible();
});

test("hides the add button when full", () => {
  render(<FileUpload {...props} items={["a", "b", "c"].map(done)} />);
  expect(screen.queryByRole("button", { name: "Add photos" })).toBeNull();
});

test("moves focus to the last file when it replaces the add button", async () => {
  render(<UploadPage />);
  vi.spyOn(input(), "click").mockReturnValue();
  await userEvent.click(buttonOf("Add photos"));
  fireEvent.change(input(), { target: { files: [png("c.png")] } });
  expect(await screen.findByText("3 of 3")).toBeVisible();
  expect(buttonOf("Remove c.png")).toHaveFocus();
});

test("adds files within the limits and lists each rejected one with its reason", async () => {
  const onAdd = vi.fn();
  render(<FileUpload {...props} onAdd={onAdd} />);
  const fitting = png("c.png");
  await choose([
    new File(["x"], "c.heic", { type: "image/heic" }),
    png("large.png", "more than ten bytes"),
    fitting,
    png("surplus.png"),
  ]);
  await waitFor(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith([fitting]));
  const notices = screen.getByText("c.heic").closest("[role=status]") as HTMLElement;
  expect(notices).toHaveTextContent("This type isn’t supported");
  expect(notices).toHaveTextContent(/large\.png wasn’t added\. It’s larger than 10 byte/);
  expect(notices).toHaveTextContent(/surplus\.png wasn’t added\. You can add up to 3/);
  await userEvent.click(buttonOf("Dismiss the notice about c.heic"));
  expect(within(notices).queryByText("c.heic")).toBeNull();
  expect(buttonOf("Add photos")).toHaveFocus();
});

test("rejects a picture with too few pixels", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 10, height: 10, close() {} }));
  const onAdd = vi.fn();
  render(<FileUpload {...props} limits={{ ...props.limits, minWidth: 600 }} onAdd={onAdd} />);
  await choose([png("tiny.png")]);
  expect(await screen.findByText(/smaller than 600 px/)).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
});

test("adds a dropped file", async () => {
  const onAdd = vi.fn();
  render(<FileUpload {...props} onAdd={onAdd} />);
  const file = png("dropped.png");
  const root = screen.getByRole("group", { name: "Photos" });
  const event = createEvent.drop(root);
  Object.assign(event, {
    dataTransfer: {
      files: [file],
      items: [{ kind: "file", type: file.type, getAsFile: () => file }],
      types: ["Files"],
    },
  });
  fireEvent(root, event);
  await waitFor(() => expect(onAdd).toHaveBeenCalledWith([file]));
});

test("moves a file dragged over another", () => {
  render(<UploadPage initial={["a", "b", "c"].map(done)} />);
  const item = (id: string) => document.querySelector(`[data-item="${id}"]`) as HTMLElement;
  const dataTransfer = { setData: () => undefined, types: [], items: [] };
  fireEvent.dragStart(item("a"), { dataTransfer });
  expect(item("a")).toHaveAttribute("data-dragged");
  fireEvent.dragEnter(item("c"), { dataTransfer });
  expect(order()).toEqual(["b", "c", "a"]);
  fireEvent.dragEnd(item("a"), { dataTransfer });
  expect(item("a")).not.toHaveAttribute("data-dragged");
});

test("names each file's progress; shows why one failed, with a retry", async () => {
  const failing: UploadItem = { id: "f", name: "f.png", status: "failed", error: "No connection." };
  render(<UploadPage initial={[{ id: "u", name: "u.png", status: "uploading", progress: 0.64 }, failing]} />);
  expect(screen.getByRole("progressbar", { name: "Uploading u.png" })).toHaveAttribute("aria-valuenow", "64");
  expect(screen.getByText("No connection.")).toBeVisible();
  await userEvent.click(buttonOf("Try f.png again"));
  expect(screen.getByRole("progressbar", { name: "f.png is waiting" })).toBeVisible();
  expect(buttonOf("Remove f.png")).toHaveFocus();
});

test("announces a done or failed file", () => {
  const { rerender } = render(<FileUpload {...props} items={[{ ...done("a"), status: "uploading" }]} />);
  rerender(<FileUpload {...props} items={[done("a")]} />);
  expect(screen.getByText("a is uploaded")).toHaveAttribute("role", "status");
});

test("prevents adding, moving, removing and retrying when disabled", () => {
  const failing: UploadItem = { id: "f", name: "f.png", status: "failed", error: "No connection." };
  render(<FileUpload {...props} items={[done("a"), failing]} disabled />);
  expect(screen.getByText("No connection.")).toBeVisible();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(buttonOf("Add photos")).toBeDisabled();
});

test("uploads a selected file with useUpload and provides its value to the form", async () => {
  const upload = vi.fn(async () => ({ value: "sent" }));
  function Page() {
    const { field, loading, values } = useUpload({ upload, errorText: () => failed });
    return (
      <>
        <FileUpload {...props} {...field} />
        <output>{loading ? "busy" : values.join()}</output>
      </>
    );
  }
  render(<Page />);
  await choose([png("c.png")]);
  await waitFor(() => expect(document.querySelector("output")).toHaveTextContent("sent"));
  expect(upload).toHaveBeenCalledOnce();
});

test.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
])("moves an item from %i to %i", (from, to, expected) => {
  expect(moved(["a", "b", "c"], from, to)).toEqual(expected);
});

test("changes state while files are dragged over it", async () => {
  render(<FileUpload {...props} />);
  const root = screen.getByRole("group", { name: "Photos" });
  const file = png("over.png");
  const dataTransfer = { files: [file], items: [{ kind: "file", type: file.type }], types: ["Files"] };
  expect(root).toHaveAttribute("data-state", "idle");
  fireEvent.dragEnter(root, { dataTransfer });
  await waitFor(() => expect(root).toHaveAttribute("data-state", "over"));
  fireEvent.dragLeave(root, { dataTransfer });
  await waitFor(() => expect(root).toHaveAttribute("data-state", "idle"));
});

test("is busy while it inspects files", async () => {
  let look: (size: { width: number; height: number; close: () => void }) => void = () => undefined;
  vi.stubGlobal("createImageBitmap", () => new Promise((resolve) => void (look = resolve)));
  const onAdd = vi.fn();
  render(<FileUpload {...props} limits={{ ...props.limits, minWidth: 600 }} onAdd={onAdd} />);
  const root = screen.getByRole("group", { name: "Photos" });
  expect(root).not.toHaveAttribute("aria-busy");
  const chosen = choose([png("large.png")]);
  await waitFor(() => expect(root).toHaveAttribute("aria-busy", "true"));
  look({ width: 800, height: 600, close() {} });
  await chosen;
  await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  expect(root).not.toHaveAttribute("aria-busy");
});

test("ignores pasted files when full, with a notice", async () => {
  const onAdd = vi.fn();
  render(<FileUpload {...props} items={["a", "b", "c"].map(done)} onAdd={onAdd} />);
  await choose([png("surplus.png")]);
  expect(await screen.findByText(/You can add up to 3/)).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
});

test("moves by one position in either direction, within bounds", async () => {
  render(<UploadPage initial={["a", "b", "c"].map(done)} />);
  for (const end of ["Move a forward", "Move c back"])
    expect(buttonOf(end)).toHaveAttribute("aria-disabled", "true");
  for (const way of ["Move b forward", "Move b back", "Move a back", "Move c forward"])
    expect(buttonOf(way)).not.toHaveAttribute("aria-disabled");
  await userEvent.click(buttonOf("Move c forward"));
  expect(order()).toEqual(["a", "c", "b"]);
  expect(buttonOf("Move c forward")).toHaveFocus();
});
