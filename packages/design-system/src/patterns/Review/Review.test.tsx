import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { Rating } from "../../components/Rating/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { RatingSummary, ReviewItem, type RatingSummaryProps, type ReviewItemProps } from "./index.ts";
import meta from "./Review.meta.ts";

const review: ReviewItemProps = {
  author: { name: "สมชาย" },
  rating: { value: 4, label: "4 of 5" },
  text: "ยางเงียบมาก",
  lang: "th",
  pictures: [{ src: "/a.webp", alt: "Tread" }],
};
const summary: RatingSummaryProps = {
  score: { value: 4.8, text: "4.8", label: "4.8 of 5" },
  text: "4 reviews",
  histogram: [
    { name: "5 ★", count: 3, text: "3" },
    { name: "4 ★", count: 1, text: "1" },
  ],
};

conforms("ReviewItem", (props) => <ReviewItem {...review} {...props} />);
conforms("RatingSummary", (props) => <RatingSummary {...summary} {...props} />);

test("sets the language of the text and opens pictures", async () => {
  const onOpenPicture = vi.fn();
  render(<ReviewItem {...review} onOpenPicture={onOpenPicture} />);
  expect(screen.getByText("ยางเงียบมาก")).toHaveAttribute("lang", "th");
  await userEvent.click(screen.getByRole("button", { name: "Tread" }));
  expect(onOpenPicture).toHaveBeenCalledWith(0);
});

test("shows the facts next to the stars without an author", () => {
  const { author: _author, ...own } = review;
  render(<ReviewItem {...own} facts="Nov 14, 2026" />);
  expect(screen.getByRole("img", { name: "4 of 5" }).parentElement).toHaveTextContent("Nov 14, 2026");
  expect(screen.queryByText("สมชาย")).toBeNull();
});

test("draws bars as fractions of the total, and none for zero", () => {
  const widths = (container: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>("[aria-hidden] > [style]")].map((bar) =>
      bar.getAttribute("style"),
    );
  const full = render(<RatingSummary {...summary} />);
  expect(widths(full.container).join()).toMatch(/75%.*25%/);
  full.unmount();
  const none = render(<RatingSummary {...summary} histogram={[{ name: "5 ★", count: 0, text: "0" }]} />);
  expect(widths(none.container).join()).toMatch(/: 0%/);
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<ReviewItem {...review} onOpenPicture={() => undefined} action={<button>Helpful</button>} />);
    await user.tab();
    expect(screen.getByRole("button", { name: "Tread" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("button", { name: "Helpful" })).toHaveFocus();
  },
  "Enter, Space": async (user) => {
    const onOpenPicture = vi.fn();
    render(<ReviewItem {...review} onOpenPicture={onOpenPicture} />);
    await user.tab();
    await user.keyboard("{Enter} ");
    expect(onOpenPicture.mock.calls).toEqual([[0], [0]]);
  },
});

test("links keywords to their reviews if they have a page", () => {
  const { container, rerender } = render(
    <RatingSummary {...summary} keywords={[{ label: "quiet", href: "/r?q=quiet" }, { label: "firm" }]} />,
  );
  expect(screen.getByRole("link", { name: "quiet" })).toHaveAttribute("href", "/r?q=quiet");
  expect(screen.getByText("firm").closest("a")).toBeNull();
  expect(screen.getAllByRole("list")).toHaveLength(2);
  rerender(<RatingSummary {...summary} />);
  expect(screen.getAllByRole("list")).toHaveLength(1);
  expect(screen.getByText("4.8")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByRole("img", { name: "4.8 of 5" })).toBeInTheDocument();
  expect(container.querySelector("li [aria-hidden]")).toHaveAttribute("aria-hidden", "true");
});

test("shows author, purchased option and reply if given", () => {
  const { container, rerender } = render(
    <ReviewItem
      {...review}
      facts="12 November, Thailand"
      attribute="205/55 R16"
      reply={{ name: "Nordic Tires", text: "ขอบคุณ" }}
    />,
  );
  const item = screen.getByRole("article");
  for (const words of ["12 November, Thailand", "205/55 R16", "Nordic Tires · ขอบคุณ"])
    expect(item).toHaveTextContent(words);
  expect(item.querySelector("[data-component=Avatar]")).toHaveTextContent("ส");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("img", { name: "Tread" })).toBeInTheDocument();
  rerender(<ReviewItem {...review} pictures={[]} />);
  expect(screen.queryByRole("list")).toBeNull();
  expect(container.querySelectorAll("p")).toHaveLength(1);
  expect(screen.getByText("สมชาย").parentElement?.childElementCount).toBe(1);
});

test("doesn't submit a surrounding form from a picture's button", async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <ReviewItem {...review} onOpenPicture={() => undefined} />
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Tread" }));
  expect(sent).not.toHaveBeenCalled();
});

test("draws the announced score as stars", () => {
  const stars = (name: string) => screen.getByRole("img", { name }).innerHTML;
  render(<Rating value={4} label="four" />);
  render(<Rating value={4.8} label="four point eight" />);
  render(<ReviewItem {...review} pictures={[]} />);
  render(<RatingSummary {...summary} />);
  expect(stars("4 of 5")).toBe(stars("four"));
  expect(stars("4.8 of 5")).toBe(stars("four point eight"));
});
