// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { Navigation } from "./navigation.ts";
import { createNavigator } from "./navigator.ts";

test("links and hooks of react-router-dom navigate through ours", () => {
  const visit = vi.fn<Navigation["visit"]>(() => Promise.resolve());
  const navigator = createNavigator({ visit });
  navigator.push({ pathname: "/goods_detail/7", search: "?sku=2", hash: "" }, null, {
    preventScrollReset: true,
  });
  expect(visit).toHaveBeenLastCalledWith("/goods_detail/7?sku=2", {
    preventScrollReset: true,
    replace: false,
  });
  navigator.replace("/login");
  expect(visit).toHaveBeenLastCalledWith("/login", { replace: true });
});
