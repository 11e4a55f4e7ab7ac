import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./ImageManager.meta.ts";
import { ImageManager, type ImageManagerProps, type ManagedImage } from "./index.ts";

const image = (id: string, rest: Partial<ManagedImage> = {}): ManagedImage => ({
  id,
  name: `${id}.png`,
  alt: id.toUpperCase(),
  status: "done",
  preview: "data:,",
  ...rest,
});

const props: ImageManagerProps = {
  label: "Images",
  limits: { count: 3, types: ["image/png"], maxBytes: 10 },
  images: [image("a"), image("b")],
  onAdd: () => {},
  onReorder: () => {},
  onAltChange: () => {},
  onRemove: () => {},
  onRetry: () => {},
};

/** Stores order and images like a page does. */
function Page(rest: Partial<ImageManagerProps>) {
  const [images, setImages] = useState(rest.images ?? props.images);
  return (
    <ImageManager
      {...props}
      {...rest}
      images={images}
      onReorder={(ids) => setImages(images.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))}
      onAltChange={(id, alt) => setImages(images.map((each) => (each.id === id ? { ...each, alt } : each)))}
      onRemove={(id) => setImages(images.filter((each) => each.id !== id))}
    />
  );
}

const order = () =>
  [...document.querySelectorAll("[data-image]")].map((tile) => tile.getAttribute("data-image"));
const buttonOf = (name: string) => screen.getByRole("button", { name });
const input = () => document.querySelector("input[type=file]") as HTMLInputElement;
const png = (name: string, text = "x") => new File([text], name, { type: "image/png" });

/** Tiles in a row, because the test's DOM has no layout. */
const layOut = () =>
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const at = [...document.querySelectorAll("[data-image]")].indexOf(this.closest("[data-image]") ?? this);
    return new DOMRect(Math.max(at, 0) * 140, 0, 128, 128);
  });

/** A picture of 800 × 400 pixels, shown at half its size, because the test's DOM loads and lays out nothing. */
const showPicture = () => {
  vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLImageElement.prototype, "naturalHeight", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 400, 200));
};

/** Opens the crop dialog of image A, and returns the area to keep. */
const openCrop = async (user: UserEvent) => {
  await user.click(buttonOf("Edit A"));
  await user.click(buttonOf("Crop"));
  const dialog = await screen.findByRole("dialog", { name: "Crop A" }, { timeout: 5000 });
  fireEvent.load(dialog.querySelector("img") as HTMLImageElement);
  return screen.findByRole("group", { name: "Area to keep" });
};

afterEach(() => vi.restoreAllMocks());

conforms("ImageManager", (root) => <ImageManager {...props} {...root} />);

keyboardTable(meta, {
  Tab: async (user) => {
    render(<ImageManager {...props} images={[image("a")]} />);
    for (const name of ["Reorder A", "Edit A", "Remove A"]) {
      await user.tab();
      expect(buttonOf(name)).toHaveFocus();
    }
    await user.tab();
    expect(document.querySelector("[data-part=Add]")).toHaveFocus();
  },
  "Space, on a handle": async (user) => {
    layOut();
    render(<Page />);
    buttonOf("Reorder A").focus();
    await user.keyboard(" ");
    expect(await screen.findByText("A lifted from 1 of 2")).toBeInTheDocument();
    await user.keyboard("{ArrowRight}");
    expect(await screen.findByText("A is over 2 of 2")).toBeInTheDocument();
    await user.keyboard(" ");
    await waitFor(() => expect(order()).toEqual(["b", "a"]));
  },
  "Enter, on Edit": async (user) => {
    render(<Page />);
    buttonOf("Edit A").focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("textbox", { name: "Alt text" })).toHaveFocus();
  },
  "Arrow keys, in the crop dialog": async (user) => {
    showPicture();
    const onCrop = vi.fn();
    render(<Page onCrop={onCrop} />);
    const area = await openCrop(user);
    area.focus();
    await user.keyboard("{ArrowLeft}");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Crop" }));
    expect(onCrop).toHaveBeenCalledWith("a", { x: 216, y: 0, width: 400, height: 400 });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
  "Enter, on Remove": async (user) => {
    render(<Page />);
    buttonOf("Remove A").focus();
    await user.keyboard("{Enter}");
    expect(order()).toEqual(["b"]);
    expect(buttonOf("Remove B")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(document.querySelector("[data-part=Add]")).toHaveFocus();
  },
  "Ctrl or ⌘ + V": async (user) => {
    const onAdd = vi.fn();
    render(<Page onAdd={onAdd} />);
    buttonOf("Edit A").focus();
    const data = new DataTransfer();
    data.items.add(png("pasted.png"));
    await user.paste(data);
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  },
});

test("is a named group with its count, and marks the cover and missing alt texts", () => {
  render(
    <ImageManager {...props} images={[image("a"), image("b", { alt: "" })]} error="Add one." hint="PNG." />,
  );
  const group = screen.getByRole("group", { name: "Images" });
  expect(group).toHaveAccessibleDescription("PNG. Add one.");
  expect(screen.getByText("2 of 3")).toBeVisible();
  expect(screen.getByText("Cover").closest("[data-image]")).toHaveAttribute("data-image", "a");
  expect(screen.getByText("No alt text").closest("[data-image]")).toHaveAttribute("data-image", "b");
  expect(buttonOf("Edit b.png")).toBeVisible();
});

test("saves an alt text without submitting a surrounding form", async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Page images={[image("a", { alt: "" })]} />
    </form>,
  );
  await userEvent.click(buttonOf("Edit a.png"));
  await userEvent.type(screen.getByRole("textbox", { name: "Alt text" }), "Tire from the side ");
  await userEvent.click(buttonOf("Save"));
  expect(buttonOf("Edit Tire from the side")).toBeVisible();
  expect(screen.queryByText("No alt text")).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("moves by the panel's buttons and announces the new place", async () => {
  render(<Page images={[image("a"), image("b"), image("c")]} />);
  await userEvent.click(buttonOf("Edit C"));
  await userEvent.click(buttonOf("Make cover"));
  expect(order()).toEqual(["c", "a", "b"]);
  expect(screen.getByText("C is now 1 of 3")).toBeInTheDocument();
  expect(buttonOf("Make cover")).toBeDisabled();
  await userEvent.click(buttonOf("Move back"));
  expect(order()).toEqual(["a", "c", "b"]);
  await userEvent.click(buttonOf("Move forward"));
  expect(order()).toEqual(["c", "a", "b"]);
});

test("adds files within the limits and lists the others with the reason", async () => {
  const onAdd = vi.fn();
  render(<ImageManager {...props} onAdd={onAdd} />);
  await userEvent.upload(input(), [png("c.png"), png("big.png", "x".repeat(11))], { applyAccept: false });
  await waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  expect(onAdd.mock.calls[0]?.[0]).toHaveLength(1);
  expect(await screen.findByText(/It’s larger than/)).toBeVisible();
  await userEvent.click(buttonOf("Dismiss the notice about big.png"));
  expect(screen.queryByText(/It’s larger than/)).toBeNull();
});

test("shows progress, retries a failed image, and has no tools while disabled", async () => {
  const onRetry = vi.fn();
  const images = [
    image("a", { status: "uploading", progress: 0.4 }),
    image("b", { status: "failed", error: "Connection lost." }),
  ];
  const { rerender } = render(<ImageManager {...props} images={images} onRetry={onRetry} />);
  expect(screen.getByRole("progressbar", { name: "Uploading a.png" })).toHaveAttribute("aria-valuenow", "40");
  await userEvent.click(buttonOf("Try B again"));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith("b");
  rerender(<ImageManager {...props} images={images} disabled />);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
