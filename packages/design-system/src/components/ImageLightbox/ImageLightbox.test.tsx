import { createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { Button } from "../Button/index.ts";
import meta from "./ImageLightbox.meta.ts";
import { ImageLightbox, type ImageLightboxProps } from "./index.ts";

const props: ImageLightboxProps = {
  label: "Pictures of Polar 3",
  pictures: ["front", "side", "tread"].map((alt) => ({ src: `/${alt}.webp`, alt })),
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

test("is a dialog that names the current picture and hides the others", async () => {
  await opened();
  const dialog = screen.getByRole("dialog", { name: "Pictures of Polar 3" });
  expect(dialog).toHaveFocus();
  expect(counter()).toHaveTextContent("Picture 1 of 3");
  expect(counter()).toHaveAttribute("aria-live", "polite");
  const slides = within(dialog).getAllByRole("group", { hidden: true });
  expect(slides.map((slide) => slide.hasAttribute("inert"))).toEqual([false, true, true]);
  expect(screen.getByRole("img", { name: "front" })).toBeVisible();
});

const at = (place: number) => expect(counter()).toHaveTextContent(`Picture ${place} of 3`);

keyboardTable(meta, {
  "Arrow Right": async (user) => {
    const onValueChange = vi.fn();
    await opened({ defaultValue: 1, onValueChange });
    await user.keyboard("{ArrowRight}");
    at(3);
    await user.keyboard("{ArrowRight}");
    at(1);
    expect(onValueChange.mock.calls).toEqual([[2], [0]]);
  },
  "Arrow Left": async (user) => {
    await opened({ defaultValue: 1 });
    await user.keyboard("{ArrowLeft}");
    at(1);
    await user.keyboard("{ArrowLeft}");
    at(3);
  },
  Home: async (user) => {
    await opened({ defaultValue: 2 });
    await user.keyboard("{Home}");
    at(1);
  },
  End: async (user) => {
    await opened();
    await user.keyboard("{End}");
    at(3);
  },
  "Plus, minus and 0": async (user) => {
    await opened();
    await user.keyboard("++");
    expect(screen.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("-");
    expect(screen.getByRole("button", { name: "Zoom in" })).not.toHaveAttribute("aria-disabled");
    await user.keyboard("0");
    expect(zoomed()).toBeNull();
  },
  "Arrow keys, on an enlarged picture": async (user) => {
    await opened();
    await user.keyboard("+");
    (zoomed() as HTMLElement).focus();
    await user.keyboard("{ArrowRight}");
    at(1);
  },
  Tab: async (user) => {
    await opened();
    const dialog = screen.getByRole("dialog");
    for (let press = 0; press < 9; press += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
  Escape: async (user) => {
    await opened();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "See pictures" })).toHaveFocus();
  },
});

test("changes pictures from buttons and thumbnails", async () => {
  await opened();
  await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
  expect(counter()).toHaveTextContent("Picture 2 of 3");
  await userEvent.click(screen.getByRole("button", { name: "Previous picture" }));
  await userEvent.click(screen.getByRole("button", { name: "Picture 3 of 3" }));
  expect(counter()).toHaveTextContent("Picture 3 of 3");
  expect(screen.getByRole("button", { current: true })).toHaveAccessibleName("Picture 3 of 3");
});

test("mirrors the arrow keys in right-to-left text", async () => {
  await opened({ style: { direction: "rtl" } });
  await userEvent.keyboard("{ArrowLeft}");
  expect(counter()).toHaveTextContent("Picture 2 of 3");
});

test("zooms up to 3× by buttons and keys, and resets for another picture", async () => {
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

test("zooms on click and back, and scrolls the enlarged picture with the arrow keys", async () => {
  await opened();
  await userEvent.click(screen.getByRole("img", { name: "front" }));
  const slide = zoomed() as HTMLElement;
  slide.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(counter()).toHaveTextContent("Picture 1 of 3");
  await userEvent.click(screen.getByRole("img", { name: "front" }));
  expect(zoomed()).toBeNull();
});

test("leaves controls and keys to a video, without zoom", async () => {
  const film = { src: "/f.mp4", captions: { src: "/f.vtt", language: "en", label: "English" } };
  await opened({ pictures: [{ src: "/a.webp", alt: "Fitting", film }, ...props.pictures] });
  const video = screen.getByLabelText("Fitting");
  expect(video).toHaveAttribute("poster", "/a.webp");
  expect(video.querySelector("track")).toHaveAttribute("kind", "captions");
  await userEvent.keyboard("+");
  expect(zoomed()).toBeNull();
  expect(screen.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
});

test("shows neither arrows nor thumbnails for a single picture", async () => {
  await opened({ pictures: props.pictures.slice(0, 1) });
  expect(screen.queryByRole("button", { name: /picture/i })).toBeNull();
});

test.each([
  ["with its trigger", <ImageLightbox key="a" {...props} trigger={<Button>Opener</Button>} />],
  ["held by the caller", <Held key="b" />],
])("closes on Escape and returns focus: %s", async (_case, element) => {
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

test("labels arrows and thumbnails, which lead both ways", async () => {
  await opened({ pictures: [{ src: "/a.webp", alt: "Film", film: { src: "/f.mp4" } }, ...props.pictures] });
  expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-describedby");
  expect(screen.getByRole("group", { name: "Picture 1 of 4" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Previous picture" }));
  expect(counter()).toHaveTextContent("Picture 4 of 4");
  const thumbs = screen.getAllByRole("button", { name: /^Picture/ });
  expect(thumbs.map((thumb) => thumb.querySelectorAll("svg").length)).toEqual([1, 0, 0, 0]);
  for (const thumb of thumbs) expect(thumb).toHaveAttribute("type", "button");
});

test("zooms out by button, and overlays only the current picture on its preview", async () => {
  await opened();
  await userEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect(zoomed()).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Zoom out" }));
  expect(zoomed()).toBeNull();
  const beneath = [...document.querySelectorAll<HTMLElement>("[data-part=Slide] [data-component=Image]")].map(
    ({ style }) => style.background.includes("webp"),
  );
  expect(beneath).toEqual([true, false, false]);
});

describe("an enlarged picture", () => {
  const slide = () => screen.getByRole("group", { name: "Picture 1 of 3" });
  const scrollBy = vi.fn();
  const enlarge = async () => {
    await opened();
    slide().scrollBy = scrollBy;
    slide().getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
    // The slide's content is scaled by the zoom factor.
    const frame = slide().firstElementChild as HTMLElement;
    frame.getBoundingClientRect = () =>
      slide().dataset["state"] === "zoomed" ? new DOMRect(0, 0, 800, 800) : new DOMRect(0, 0, 400, 400);
    scrollBy.mockClear();
    fireEvent.click(screen.getByRole("img", { name: "front" }), { clientX: 300, clientY: 100 });
  };
  const move = (init: MouseEventInit & { pointerType: string }) => {
    const event = createEvent.pointerMove(slide(), init);
    Object.defineProperties(event, { movementX: { value: 3 }, movementY: { value: 1 } });
    fireEvent(slide(), event);
  };

  test("keeps the clicked point in place", async () => {
    await enlarge();
    expect(scrollBy.mock.calls).toEqual([[{ left: 300, top: 100, behavior: "instant" }]]);
  });

  test("pans while the mouse button is held, without a click afterwards", async () => {
    await enlarge();
    scrollBy.mockClear();
    fireEvent.pointerDown(slide());
    move({ pointerType: "mouse", buttons: 0 });
    move({ pointerType: "touch", buttons: 1 });
    expect(scrollBy).not.toHaveBeenCalled();
    move({ pointerType: "mouse", buttons: 1 });
    expect(scrollBy.mock.calls).toEqual([[{ left: -3, top: -1, behavior: "instant" }]]);
    // Four pixels are hand tremor, five are a drag.
    fireEvent.click(slide());
    expect(zoomed()).toBeNull();
    fireEvent.click(slide());
    fireEvent.pointerDown(slide());
    move({ pointerType: "mouse", buttons: 1 });
    move({ pointerType: "mouse", buttons: 1 });
    fireEvent.click(slide());
    expect(zoomed()).not.toBeNull();
  });

  test("doesn't pan at its original size", async () => {
    await enlarge();
    fireEvent.click(slide());
    scrollBy.mockClear();
    fireEvent.pointerDown(slide());
    move({ pointerType: "mouse", buttons: 1 });
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
