import { act, render, screen } from "@testing-library/react";
import Heart from "lucide-react/icons/heart";
import { lazy, Suspense, type ReactElement, type SVGProps } from "react";
import { expect, test } from "vitest";
import { Button } from "../components/Button/index.ts";
import { Icon } from "../components/Icon/index.ts";
import { elementOf } from "./element-of.ts";

/** The form in which a server component's repeated element reaches a client component. */
const lazyNode = <Props,>(element: ReactElement<Props>): ReactElement<Props> =>
  lazy(() => Promise.resolve({ default: element as never })) as never;

const show = (content: ReactElement) => act(() => render(<Suspense>{content}</Suspense>));

test("returns elements only", () => {
  const element = <i />;
  expect(elementOf(element)).toBe(element);
  for (const other of [Heart, "text", null, undefined, 1]) expect(elementOf(other)).toBeUndefined();
});

test("renders a lazy icon element with the icon's attributes", async () => {
  await show(<Icon shape={lazyNode<SVGProps<SVGSVGElement>>(<Heart />)} label="Saved" />);
  expect(screen.getByRole("img", { name: "Saved" })).toHaveAttribute("data-component", "Icon");
});

test("renders a lazy child of a button as the button", async () => {
  await show(<Button asChild>{lazyNode(<a href="/cart">Cart</a>)}</Button>);
  expect(screen.getByRole("link", { name: "Cart" })).toHaveAttribute("data-component", "Button");
});

test("renders a lazily loaded icon component", async () => {
  const LazyHeart = lazy(() =>
    Promise.resolve({ default: (props: SVGProps<SVGSVGElement>) => <svg {...props} /> }),
  );
  await show(<Icon shape={LazyHeart} label="Saved" />);
  expect(screen.getByRole("img", { name: "Saved" })).toBeVisible();
});
