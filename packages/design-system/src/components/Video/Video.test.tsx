import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Video } from "./index.ts";

const film = { src: "/fitting.mp4", captions: { src: "/fitting.vtt", language: "th", label: "ไทย" } };

conforms("Video", (props) => <Video film={film} label="Fitting" {...(props as object)} />);

test("loads and plays nothing before it is requested, and has captions", () => {
  render(<Video film={film} label="Fitting" />);
  const video = screen.getByLabelText("Fitting");
  expect(video).toHaveAttribute("preload", "none");
  expect(video).toHaveAttribute("controls");
  expect(video).not.toHaveAttribute("autoplay");
  expect(video.querySelector("track")).toHaveAttribute("srclang", "th");
});
