import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { uploadTexts } from "../../testing/upload-texts.data.ts";
import { FileUpload, type FileUploadProps, type UploadItem } from "./index.ts";

const { label, hint, error: _error, failed: _failed, ...texts } = uploadTexts.en;

const done = (name: string): UploadItem => ({ id: name, name, status: "done", value: `key-${name}` });

const props: FileUploadProps = {
  label,
  hint,
  texts,
  limits: { count: 3, types: ["image/png"], maxBytes: 10 },
  items: [done("a.png"), done("b.png")],
  onAdd: () => undefined,
  onRemove: () => undefined,
  onReorder: () => undefined,
  onRetry: () => undefined,
};

const buttonOf = (name: string) => screen.getByRole("button", { name });

test("is described by its limits without an error, and hides its native input", () => {
  render(<FileUpload {...props} />);
  expect(screen.getByRole("group", { name: "Photos" })).toHaveAccessibleDescription(hint);
  expect(document.querySelector("input[type=file]")).toHaveAttribute("aria-hidden", "true");
});

test("shows a picture's preview, or the name of another file", () => {
  render(<FileUpload {...props} items={[{ ...done("tread.png"), preview: "/t.webp" }, done("b.pdf")]} />);
  expect(screen.getByRole("img", { name: "tread.png" })).toHaveAttribute("src", "/t.webp");
  expect(screen.queryByText("tread.png")).toBeNull();
  expect(screen.getByText("b.pdf")).toBeVisible();
});

test("shows a progress bar only while uploading, exposes its value once, and allows moving only among several", () => {
  const at = (status: UploadItem["status"], progress?: number) => (
    <FileUpload {...props} items={[{ ...done("a"), status, progress, error: "No connection." }]} />
  );
  const { container, rerender } = render(at("uploading", 0.64));
  expect(screen.getByText("64%")).toHaveAttribute("aria-hidden", "true");
  expect(screen.queryByText("No connection.")).toBeNull();
  expect(container.querySelector("[data-item=a]")).toHaveAttribute("data-state", "uploading");
  for (const status of ["done", "failed"] as const) {
    rerender(at(status));
    expect(screen.queryByRole("progressbar")).toBeNull();
  }
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("data-action"))).toEqual([
    "retry",
    "remove",
    null,
  ]);
});

test("ignores drags from elsewhere and of removed files", () => {
  const onReorder = vi.fn();
  const of = (ids: string[]) => <FileUpload {...props} onReorder={onReorder} items={ids.map(done)} />;
  const { rerender } = render(of(["a", "b", "c"]));
  const item = (id: string) => document.querySelector(`[data-item="${id}"]`) as HTMLElement;
  const dataTransfer = { setData: () => undefined, types: [], items: [] };
  fireEvent.dragEnter(item("c"), { dataTransfer });
  fireEvent.dragStart(item("a"), { dataTransfer });
  expect(item("b")).not.toHaveAttribute("data-dragged");
  fireEvent.dragEnter(item("a"), { dataTransfer });
  rerender(of(["b", "c"]));
  fireEvent.dragEnter(item("c"), { dataTransfer });
  expect(onReorder).not.toHaveBeenCalled();
});

test("prevents dragging and submits nothing when disabled", () => {
  render(
    <form data-testid="form">
      <FileUpload {...props} name="pictures" disabled />
    </form>,
  );
  const item = document.querySelector("[data-item]") as HTMLElement;
  expect(item).not.toHaveAttribute("draggable");
  expect([...new FormData(screen.getByTestId<HTMLFormElement>("form")).keys()]).toEqual([]);
});

test("omits values without a field name, and submits no form from its buttons", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form data-testid="form" onSubmit={sent}>
      <FileUpload {...props} items={[done("a"), { ...done("b"), status: "failed" }]} />
    </form>,
  );
  expect(document.querySelectorAll("input[type=hidden]")).toHaveLength(0);
  for (const name of ["Add photos", "Try b again", "Move a back", "Remove b"])
    await userEvent.click(buttonOf(name));
  expect(sent).not.toHaveBeenCalled();
});

test("doesn't submit values of unfinished files", () => {
  const { value: _value, ...valueless } = done("b");
  render(
    <form data-testid="form">
      <FileUpload {...props} name="pictures" items={[done("a"), valueless]} />
    </form>,
  );
  expect(new FormData(screen.getByTestId<HTMLFormElement>("form")).getAll("pictures")).toEqual(["key-a"]);
  expect(document.querySelectorAll("input[name=pictures]")).toHaveLength(1);
  expect(document.querySelector("input[name=pictures]")).toHaveAttribute("type", "hidden");
});

test("submits values in order", () => {
  render(
    <form data-testid="form">
      <FileUpload
        {...props}
        name="pictures"
        items={[done("b"), { ...done("x"), status: "failed" }, done("a")]}
      />
    </form>,
  );
  const data = new FormData(screen.getByTestId<HTMLFormElement>("form"));
  expect(data.getAll("pictures")).toEqual(["key-b", "key-a"]);
});

test("announces a failed file, and again on another failure", () => {
  const at = (status: UploadItem["status"], progress?: number) => (
    <FileUpload {...props} items={[{ ...done("a"), status, progress }]} />
  );
  const { rerender } = render(at("uploading"));
  const status = () => screen.queryByText("a failed");
  rerender(at("failed"));
  expect(status()).toHaveAttribute("role", "status");
  rerender(at("uploading"));
  expect(status()).toBeNull();
  rerender(at("uploading", 0.5));
  rerender(at("failed"));
  expect(status()).toHaveAttribute("role", "status");
});

test("asks for files instead of pictures if the limits allow other types", () => {
  const { rerender } = render(<FileUpload {...props} items={[]} />);
  expect(screen.getByRole("button", { name: "Add photos" })).toBeVisible();
  const limits = { ...props.limits, types: ["image/png", "application/pdf"] };
  rerender(<FileUpload {...props} items={[]} limits={limits} />);
  expect(screen.getByRole("button", { name: "Add files" })).toBeVisible();
});
