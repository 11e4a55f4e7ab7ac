import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Button } from "../Button/index.ts";
import { ImageLightbox, type ImageLightboxProps } from "./index.ts";

const props: ImageLightboxProps = {
  label: "Pictures of Polar 3",
  pictures: ["front", "side", "tread"].map((alt) => ({ src: `/${alt}.webp`, alt })),
  pictureLabel: (index, count) => `Picture ${index + 1} of ${count}`,
  previousLabel: "Previous picture",
  nextLabel: "Next picture",
  zoomInLabel: "Zoom in",
  zoomOutLabel: "Zoom out",
  closeLabel: "Close",
};

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

conforms("ImageLightbox", (root) => <ImageLightbox {...props} open {...root} />);

const counter = () => document.querySelector("[data-part='Counter']");
const zoomed = () => document.querySelector("[data-state='zoomed']");

async function opened(more: Partial<ImageLightboxProps> = {}): Promise<void> {
  render(<ImageLightbox {...props} trigger={<Button>See pictures</Button>} {...more} />);
  await userEvent.click(screen.getByRole("button", { name: "See pictures" }));
}

test("a dialog that says which picture is shown; the others cannot be reached", async () => {
  await opened();
  const dialog = screen.getByRole("dialog", { name: "Pictures of Polar 3" });
  expect(dialog).toHaveFocus();
  expect(counter()).toHaveTextContent("Picture 1 of 3");
  expect(counter()).toHaveAttribute("aria-live", "polite");
  const slides = within(dialog).getAllByRole("group", { hidden: true });
  expect(slides.map((slide) => slide.hasAttribute("inert"))).toEqual([false, true, true]);
  expect(screen.getByRole("img", { name: "front" })).toBeVisible();
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowLeft", 1, 0],
  ["ArrowLeft", 0, 2],
  ["ArrowRight", 2, 0],
  ["Home", 2, 0],
  ["End", 0, 2],
])("%s at picture %i goes to %i", async (key, from, to) => {
  const onValueChange = vi.fn();
  await opened({ defaultValue: from, onValueChange });
  await userEvent.keyboard(`{${key}}`);
  expect(onValueChange).toHaveBeenLastCalledWith(to);
  expect(counter()).toHaveTextContent(`Picture ${to + 1} of 3`);
});

test("buttons and small pictures go too", async () => {
  await opened();
  await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
  expect(counter()).toHaveTextContent("Picture 2 of 3");
  await userEvent.click(screen.getByRole("button", { name: "Previous picture" }));
  await userEvent.click(screen.getByRole("button", { name: "Picture 3 of 3" }));
  expect(counter()).toHaveTextContent("Picture 3 of 3");
  expect(screen.getByRole("button", { current: true })).toHaveAccessibleName("Picture 3 of 3");
});

test("arrow keys are mirrored where the text runs from the right", async () => {
  await opened({ style: { direction: "rtl" } });
  await userEvent.keyboard("{ArrowLeft}");
  expect(counter()).toHaveTextContent("Picture 2 of 3");
});

test("zooms by buttons and keys up to three times; another picture starts small", async () => {
  await opened();
  const zoomIn = screen.getByRole("button", { name: "Zoom in" });
  const zoomOut = screen.getByRole("button", { name: "Zoom out" });
  expect(zoomOut).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(zoomIn);
  await userEvent.keyboard("+");
  expect(zoomed()).toHaveAttribute("tabindex", "0");
  expect(zoomIn).toHaveAttribute("aria-disabled", "true");
  expect(zoomIn).toHaveFocus();
  await userEvent.keyboard("-");
  expect(zoomIn).not.toHaveAttribute("aria-disabled");
  await userEvent.keyboard("0");
  expect(zoomed()).toBeNull();
  await userEvent.keyboard("={ArrowRight}");
  expect(zoomed()).toBeNull();
});

test("a press enlarges and goes back; inside the enlarged picture the arrows scroll", async () => {
  await opened();
  await userEvent.click(screen.getByRole("img", { name: "front" }));
  const slide = zoomed() as HTMLElement;
  slide.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(counter()).toHaveTextContent("Picture 1 of 3");
  await userEvent.click(screen.getByRole("img", { name: "front" }));
  expect(zoomed()).toBeNull();
});

test("a film has its own controls and keys and no zoom", async () => {
  const film = { src: "/f.mp4", captions: { src: "/f.vtt", language: "en", label: "English" } };
  await opened({ pictures: [{ src: "/a.webp", alt: "Fitting", film }, ...props.pictures] });
  const video = screen.getByLabelText("Fitting");
  expect(video).toHaveAttribute("poster", "/a.webp");
  expect(video.querySelector("track")).toHaveAttribute("kind", "captions");
  await userEvent.keyboard("+");
  expect(zoomed()).toBeNull();
  expect(screen.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
});

test("a single picture has neither arrows nor small pictures", async () => {
  await opened({ pictures: props.pictures.slice(0, 1) });
  expect(screen.queryByRole("button", { name: /picture/i })).toBeNull();
});

test.each([
  ["with its trigger", <ImageLightbox key="a" {...props} trigger={<Button>Opener</Button>} />],
  ["held by the caller", <Held key="b" />],
])("Escape closes and gives the focus back: %s", async (_case, element) => {
  render(element);
  const opener = screen.getByRole("button", { name: "Opener" });
  await userEvent.click(opener);
  expect(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(opener).toHaveFocus();
});

function Held() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Opener</Button>
      <ImageLightbox {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}
