import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { FormEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import meta from "./ProductGallery.meta.ts";
import { ProductGallery, type ProductGalleryProps } from "./index.ts";

const props: ProductGalleryProps = {
  label: "Pictures of Polar 3",
  pictures: ["front", "side", "tread"].map((alt) => ({ src: `/${alt}.webp`, alt })),
};

conforms("ProductGallery", (root) => <ProductGallery {...props} {...root} />);

test("renders thumbnails as tabs that change the picture by click and key", async () => {
  const onValueChange = vi.fn();
  render(<ProductGallery {...props} onValueChange={onValueChange} />);
  expect(screen.getByRole("img", { name: "front" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("tab", { name: "Picture 2 of 3" }));
  expect(screen.getByRole("img", { name: "side" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Picture 3 of 3" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("Picture 1 of 3");
  expect(onValueChange.mock.calls.map(([index]) => index as number)).toEqual(
    expect.arrayContaining([1, 2, 0]),
  );
});

test("loads the initially shown picture first, whichever it is", async () => {
  render(<ProductGallery {...props} defaultValue={1} />);
  expect(screen.getByRole("img", { name: "side" })).toHaveAttribute("fetchpriority", "high");
  await userEvent.click(screen.getByRole("tab", { name: "Picture 1 of 3" }));
  expect(screen.getByRole("img", { name: "front" })).toHaveAttribute("loading", "lazy");
});

const stage = () => screen.getByRole("tabpanel");
const lens = () => document.querySelector("[data-lens]");
const hover = (pointerType: string, clientX: number, clientY: number) => {
  stage().getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  fireEvent.pointerMove(stage(), { pointerType, clientX, clientY });
};

test("shows a square lens for mouse but not touch, and its area next to the picture", () => {
  render(<ProductGallery {...props} />);
  hover("touch", 200, 300);
  expect(lens()).toBeNull();
  hover("mouse", 200, 400);
  // The lens is 100 / 2.2 percent wide: in the center it starts at 27.3, at the bottom edge it stops at 54.5.
  expect(lens()?.getAttribute("style")).toMatch(/27\.27\d*%.*54\.54\d*%/);
  expect(document.querySelector("[data-part='Detail'] img")).toHaveAttribute("src", "/front.webp");
  fireEvent.pointerLeave(stage());
  expect(lens()).toBeNull();
});

const chosen = () => screen.getByRole("tab", { selected: true });
const gallery = async (user: UserEvent, defaultValue: number, key: string) => {
  render(<ProductGallery {...props} defaultValue={defaultValue} />);
  await user.tab();
  await user.keyboard(key);
  expect(chosen()).toHaveFocus();
  return chosen().getAttribute("aria-label");
};

/** Simulates the file that the browser selected for each picture. */
const shows = (file: string) =>
  vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue(file);

afterEach(() => {
  vi.restoreAllMocks();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<ProductGallery {...props} defaultValue={1} onEnlarge={() => undefined} />);
    await user.tab();
    expect(screen.getByRole("button", { name: "View larger picture" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("tab", { name: "Picture 2 of 3" })).toHaveFocus();
  },
  "Arrow Right": async (user) => expect(await gallery(user, 2, "{ArrowRight}")).toBe("Picture 1 of 3"),
  "Arrow Left": async (user) => expect(await gallery(user, 0, "{ArrowLeft}")).toBe("Picture 3 of 3"),
  Home: async (user) => expect(await gallery(user, 2, "{Home}")).toBe("Picture 1 of 3"),
  End: async (user) => expect(await gallery(user, 0, "{End}")).toBe("Picture 3 of 3"),
  "Enter or Space, on the large picture": async (user) => {
    const onEnlarge = vi.fn();
    shows("/second@640.avif");
    render(<ProductGallery {...props} defaultValue={1} onEnlarge={onEnlarge} />);
    await user.tab();
    await user.keyboard("{Enter} ");
    expect(onEnlarge.mock.calls).toEqual([
      [1, "/second@640.avif"],
      [1, "/second@640.avif"],
    ]);
  },
  Escape: async (user) => {
    render(<ProductGallery {...props} />);
    hover("mouse", 200, 200);
    await user.keyboard("{Escape}");
    expect(lens()).toBeNull();
  },
});

test("hides the lens on Escape until the mouse returns", async () => {
  render(<ProductGallery {...props} />);
  hover("mouse", 200, 200);
  await userEvent.keyboard("{Escape}");
  expect(lens()).toBeNull();
  hover("mouse", 210, 210);
  expect(lens()).toBeNull();
  fireEvent.pointerLeave(stage());
  hover("mouse", 210, 210);
  expect(lens()).not.toBeNull();
});

test("shows the stage's file beneath the magnified detail until that has loaded", () => {
  shows("/first@640.avif");
  render(<ProductGallery {...props} />);
  hover("mouse", 200, 200);
  const detail = document.querySelector<HTMLElement>("[data-part=Detail] [data-component=Image]");
  expect(detail?.style.background).toContain("/first@640.avif");
});

test("opens the lightbox from the large picture by mouse and key", async () => {
  const onEnlarge = vi.fn();
  shows("/second@640.avif");
  render(<ProductGallery {...props} defaultValue={1} onEnlarge={onEnlarge} />);
  const button = screen.getByRole("button", { name: "View larger picture" });
  expect(button).toHaveAttribute("aria-haspopup", "dialog");
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(onEnlarge.mock.calls).toEqual([
    [1, "/second@640.avif"],
    [1, "/second@640.avif"],
  ]);
});

test("plays a video on the stage, without a lens over its controls", () => {
  const pictures = [{ src: "/film.webp", alt: "Fitting", film: { src: "/film.mp4" } }, ...props.pictures];
  render(<ProductGallery {...props} pictures={pictures} onEnlarge={() => undefined} />);
  expect(screen.getByLabelText("Fitting")).toHaveAttribute("poster", "/film.webp");
  expect(screen.queryByRole("button", { name: "View larger picture" })).toBeNull();
  hover("mouse", 200, 200);
  expect(lens()).toBeNull();
});

test("has no tabs for a single picture", () => {
  render(<ProductGallery {...props} pictures={props.pictures.slice(0, 1)} />);
  expect(screen.queryByRole("tab")).toBeNull();
});

test("labels the panel by the selected tab and the tab list by the product", () => {
  render(<ProductGallery {...props} defaultValue={1} />);
  expect(screen.getByRole("group", { name: "Pictures of Polar 3" })).toContainElement(
    screen.getByRole("tablist", { name: "Pictures of Polar 3" }),
  );
  expect(screen.getByRole("tabpanel", { name: "Picture 2 of 3" })).toBe(stage());
  for (const tab of screen.getAllByRole("tab")) expect(tab).toHaveAttribute("aria-controls", stage().id);
  expect(screen.getAllByRole("tab", { selected: false })).toHaveLength(2);
});

test("renders nothing without pictures, and no tab panel with one", () => {
  const { container, rerender } = render(<ProductGallery {...props} pictures={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ProductGallery {...props} pictures={props.pictures.slice(0, 1)} />);
  expect(screen.queryByRole("tabpanel")).toBeNull();
  expect(container.querySelector("[data-part=Stage]")).not.toHaveAttribute("aria-labelledby");
});

test("selects a thumbnail on hover, but not on touch", () => {
  render(<ProductGallery {...props} />);
  const second = screen.getByRole("tab", { name: "Picture 2 of 3" });
  fireEvent.pointerEnter(second, { pointerType: "touch" });
  expect(chosen()).toHaveAccessibleName("Picture 1 of 3");
  fireEvent.pointerEnter(second, { pointerType: "mouse" });
  expect(chosen()).toBe(second);
  // A screen reader clicks without a pointer.
  fireEvent.click(screen.getByRole("tab", { name: "Picture 3 of 3" }));
  expect(chosen()).toHaveAccessibleName("Picture 3 of 3");
});

test("swaps the arrow keys in right-to-left text and leaves Alt shortcuts to the browser", () => {
  render(<ProductGallery {...props} style={{ direction: "rtl" }} />);
  fireEvent.keyDown(chosen(), { key: "ArrowLeft" });
  expect(chosen()).toHaveAccessibleName("Picture 2 of 3");
  for (const held of ["altKey", "ctrlKey", "metaKey"])
    expect(fireEvent.keyDown(chosen(), { key: "ArrowLeft", [held]: true })).toBe(true);
  expect(fireEvent.keyDown(chosen(), { key: "x" })).toBe(true);
  expect(chosen()).toHaveAccessibleName("Picture 2 of 3");
});

test("hides overlays on the picture from screen readers", () => {
  render(<ProductGallery {...props} />);
  for (const words of ["Hover to zoom", "1 / 3"])
    expect(screen.getByText(words)).toHaveAttribute("aria-hidden", "true");
  expect(document.querySelector("[data-part=Detail]")).toBeNull();
  hover("mouse", 200, 200);
  expect(document.querySelector("[data-part=Detail]")).toHaveAttribute("aria-hidden", "true");
});

test("shows the video icon only for a video", () => {
  const [first, ...others] = props.pictures;
  const pictures = [{ src: "/film.webp", alt: "", film: { src: "/film.mp4" } }, ...others, first!];
  render(<ProductGallery {...props} pictures={pictures} />);
  expect(screen.getAllByRole("tab").map((tab) => tab.querySelectorAll("svg").length)).toEqual([1, 0, 0, 0]);
});

test("submits no form from its buttons, and hides the lens when enlarging", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <ProductGallery {...props} onEnlarge={() => undefined} />
    </form>,
  );
  hover("mouse", 200, 200);
  await userEvent.click(screen.getByRole("button", { name: "View larger picture" }));
  expect(lens()).toBeNull();
  await userEvent.click(screen.getByRole("tab", { name: "Picture 3 of 3" }));
  expect(sent).not.toHaveBeenCalled();
});
