import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Pagination } from "../components/Pagination/index.ts";
import { th } from "../locales/th.ts";
import { DesignSystemProvider } from "./index.ts";

const hrefOf = (page: number): string => `?page=${page}`;
const pages = <Pagination label="Pages" page={2} pageCount={3} hrefOf={hrefOf} />;
const names = () => screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"));

const thai = ["ก่อนหน้า", "หน้า 1", "หน้า 2", "หน้า 3", "ถัดไป"];

afterEach(() => vi.resetModules());

test("uses the texts of the provider's locale", () => {
  render(
    <DesignSystemProvider locale="th" messages={th}>
      {pages}
    </DesignSystemProvider>,
  );
  expect(names()).toEqual(thai);
});

test("inherits the parent's locale in a nested provider without one", () => {
  render(
    <DesignSystemProvider locale="th" messages={th}>
      <DesignSystemProvider flagPath="/f">{pages}</DesignSystemProvider>
    </DesignSystemProvider>,
  );
  expect(names()).toEqual(thai);
});

test("overrides only the given texts of the locale", () => {
  render(
    <DesignSystemProvider locale="th" messages={th}>
      <Pagination
        label="Pages"
        page={1}
        pageCount={2}
        hrefOf={hrefOf}
        texts={{ page: "Sheet {page}", next: undefined }}
      />
    </DesignSystemProvider>,
  );
  expect(names()).toEqual(["ก่อนหน้า", "Sheet 1", "Sheet 2", "ถัดไป"]);
});

test("uses English without a locale, and warns once in development", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.resetModules();
  const fresh = await import("../components/Pagination/index.ts");
  render(<fresh.Pagination label="Pages" page={2} pageCount={3} hrefOf={hrefOf} />);
  expect(names()).toEqual(["Previous", "Page 1", "Page 2", "Page 3", "Next"]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("@carmine/design-system/locales/en"));
});

test("doesn't warn without a locale if all texts are given", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.resetModules();
  const fresh = await import("../components/Pagination/index.ts");
  const texts = { page: "P {page}", previous: "<", next: ">" };
  render(<fresh.Pagination label="Pages" page={1} pageCount={2} hrefOf={hrefOf} texts={texts} />);
  expect(names()).toEqual(["<", "P 1", "P 2", ">"]);
  expect(warn).not.toHaveBeenCalled();
});
