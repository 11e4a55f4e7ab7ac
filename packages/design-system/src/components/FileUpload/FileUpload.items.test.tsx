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

test("without an error it is described by its limits, and its native field is not read", () => {
  render(<FileUpload {...props} />);
  expect(screen.getByRole("group", { name: "Pictures" })).toHaveAccessibleDescription(hint);
  expect(document.querySelector("input[type=file]")).toHaveAttribute("aria-hidden", "true");
});

test("a picture is shown by its preview, another file by its name", () => {
  render(<FileUpload {...props} items={[{ ...done("tread.png"), preview: "/t.webp" }, done("b.pdf")]} />);
  expect(screen.getByRole("img", { name: "tread.png" })).toHaveAttribute("src", "/t.webp");
  expect(screen.queryByText("tread.png")).toBeNull();
  expect(screen.getByText("b.pdf")).toBeVisible();
});

test("only what is on its way has a bar, whose share is not read twice; only one of several can move", () => {
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

test("what is dragged in from elsewhere, and what is gone meanwhile, moves nothing", () => {
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

test("disabled: nothing can be dragged, and a form gets nothing", () => {
  render(
    <form data-testid="form">
      <FileUpload {...props} name="pictures" disabled />
    </form>,
  );
  const item = document.querySelector("[data-item]") as HTMLElement;
  expect(item).not.toHaveAttribute("draggable");
  expect([...new FormData(screen.getByTestId<HTMLFormElement>("form")).keys()]).toEqual([]);
});

test("values without a name for them stay out of the form, and its buttons send none", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form data-testid="form" onSubmit={sent}>
      <FileUpload {...props} items={[done("a"), { ...done("b"), status: "failed" }]} />
    </form>,
  );
  expect(document.querySelectorAll("input[type=hidden]")).toHaveLength(0);
  for (const name of ["Add pictures", "Try b again", "Move a back", "Remove b"])
    await userEvent.click(buttonOf(name));
  expect(sent).not.toHaveBeenCalled();
});

test("a form gets no value that is not there yet", () => {
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

test("a form gets the values in their order", () => {
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

test("says when a file has failed, and says it again when it fails again", () => {
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
