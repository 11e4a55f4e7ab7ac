// @vitest-environment happy-dom
import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ok, showInApp } from "../../testing/show-in-app.tsx";
import AddressDialog from "./AddressDialog.tsx";

const open = (country_code: string): void => {
  const place = { country_name: null, country_code, country_calling_code: null, region: null, city: null };
  const answers = { "/api/front/address/ip/info": ok(place) };
  showInApp(<AddressDialog onClose={() => undefined} />, { sent: [], answers });
};
const country = () => screen.getByRole("combobox", { name: /^Country or region/ });

afterEach(cleanup);

test("opens a new address with the language's country, then changes to the shopper's country", async () => {
  open("CA");
  expect(country()).toHaveValue("United States");
  await waitFor(() => expect(country()).toHaveValue("Canada"));
});

test("keeps the country once something was typed", async () => {
  open("CA");
  const name = screen.getByRole("textbox", { name: "Full name" });
  fireEvent.change(name, { target: { value: "Ann" } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(name).toHaveValue("Ann");
  expect(country()).toHaveValue("United States");
});
