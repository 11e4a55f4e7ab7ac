import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { ProductGallery, type ProductGalleryProps } from "./index.ts";

const props: ProductGalleryProps = {
  label: "Pictures of Polar 3",
  pictures: ["front", "side", "tread"].map((alt) => ({ src: `/${alt}.webp`, alt })),
  thumbLabel: (index, count) => `Picture ${index + 1} of ${count}`,
  zoomHint: "Hover to zoom",
};

conforms("ProductGallery", (root) => <ProductGallery {...props} {...root} />);

test("thumbnails are tabs: click and keys change the picture", async () => {
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

test("the picture that is shown at first is loaded first, whichever it is", async () => {
  render(<ProductGallery {...props} defaultValue={1} />);
  expect(screen.getByRole("img", { name: "side" })).toHaveAttribute("fetchpriority", "high");
  await userEvent.click(screen.getByRole("tab", { name: "Picture 1 of 3" }));
  expect(screen.getByRole("img", { name: "front" })).toHaveAttribute("loading", "lazy");
});

test("the lens follows a mouse, not a finger", () => {
  render(<ProductGallery {...props} />);
  const stage = screen.getByRole("tabpanel");
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  fireEvent.pointerMove(stage, { pointerType: "touch", clientX: 100, clientY: 300 });
  expect(stage).not.toHaveAttribute("data-lens");
  fireEvent.pointerMove(stage, { pointerType: "mouse", clientX: 100, clientY: 300 });
  expect(stage).toHaveAttribute("data-lens");
  expect(stage.getAttribute("style")).toMatch(/25%.*75%/);
  fireEvent.pointerLeave(stage);
  expect(stage).not.toHaveAttribute("data-lens");
});

test("a single picture has no tabs", () => {
  render(<ProductGallery {...props} pictures={props.pictures.slice(0, 1)} />);
  expect(screen.queryByRole("tab")).toBeNull();
});
