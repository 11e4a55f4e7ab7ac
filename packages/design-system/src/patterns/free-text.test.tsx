import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { TextArea } from "../components/TextArea/index.ts";
import { TextField } from "../components/TextField/index.ts";
import { money } from "../testing/shop-samples.ts";
import { AddressCard } from "./Checkout/index.ts";
import { LineItem } from "./LineItem/index.ts";
import { ProductRow } from "./ProductRow/index.ts";
import { ReviewItem } from "./Review/index.ts";

const arabic = "إطار شتوي";
const picture = { src: "/a.webp", alt: "" };
const author = { name: "A", avatar: "" };
const rating = { value: 5, label: "5 stars" };

const cards: Record<string, ReactElement> = {
  "a product title": <ProductRow href="/a" title={arabic} picture={picture} price={money(5)} />,
  "the title of a cart row": <LineItem title={arabic} picture={picture} size={72} />,
  "a seller's reply": (
    <ReviewItem author={author} rating={rating} text="x" reply={{ name: "Shop", text: arabic }} />
  ),
  "a recipient": <AddressCard recipient={arabic} lines={["x"]} phone="+1" />,
};

test.each(Object.entries(cards))("isolates the text direction of %s", (_name, card) => {
  render(card);
  expect(screen.getByText((text) => text.includes(arabic)).closest("[dir=auto], bdi")).not.toBeNull();
});

test("detects the direction of typed text", () => {
  render(
    <>
      <TextArea label="Note" />
      <TextField label="Name" />
      <TextField label="Email" type="email" />
      <TextField label="Link" dir="ltr" />
    </>,
  );
  const direction = (name: string) => screen.getByRole("textbox", { name }).getAttribute("dir");
  expect(["Note", "Name", "Email", "Link"].map(direction)).toEqual(["auto", "auto", null, "ltr"]);
});
