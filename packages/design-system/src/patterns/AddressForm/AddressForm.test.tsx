import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "../../components/Button/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { fieldTexts } from "../../testing/field-texts.data.ts";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { loadPlaces } from "../../testing/places.ts";
import meta from "./AddressForm.meta.ts";
import { AddressForm, type AddressFormProps, type AddressFormValue } from "./index.ts";

const { address, phone, combobox, places } = fieldTexts.en;

const required: Omit<AddressFormProps, "ref"> = {
  label: address.legend,
  locale: "en",
  onSubmit: () => undefined,
  countries: [
    { value: "CA", label: "Canada" },
    { value: "LA", label: "Laos" },
  ],
  texts: {
    ...address,
    phone: phone.label,
    dial: { ...phone, label: phone.picker, empty: combobox.empty, count: combobox.count },
    combobox,
  },
  footer: <Button type="submit">{address.save}</Button>,
};
const filled: AddressFormValue = {
  recipient: "Mara Lindqvist",
  email: "mara@example.com",
  phone: "",
  country: "LA",
  region: ["LA-CH"],
  street: "Ban Phonsavan 12",
  postcode: "16000",
  isDefault: false,
};

conforms("AddressForm", (props) => <AddressForm {...required} {...(props as Partial<AddressFormProps>)} />);

test("fields have names and what browsers fill in", () => {
  render(<AddressForm {...required} />);
  expect(screen.getByRole("form", { name: "Delivery address" })).toBeInTheDocument();
  const filledBy = (name: string) => screen.getByRole("textbox", { name }).getAttribute("autocomplete");
  expect(["Recipient", "Email", "Phone number", address.street, "Postal code"].map(filledBy)).toEqual([
    "name",
    "email",
    "tel",
    "street-address",
    "postal-code",
  ]);
});

test("sends what was entered, and nothing by itself", async () => {
  const onSubmit = vi.fn();
  render(<AddressForm {...required} defaultValue={filled} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Recipient" }), " II");
  await userEvent.click(screen.getByRole("checkbox", { name: address.setDefault }));
  await userEvent.click(screen.getByRole("button", { name: "Save address" }));
  expect(onSubmit.mock.calls).toEqual([[{ ...filled, recipient: "Mara Lindqvist II", isDefault: true }]]);
});

test("a new country empties the places below it, and an empty number takes its dial code", async () => {
  const onValueChange = vi.fn();
  render(
    <AddressForm
      {...required}
      defaultValue={filled}
      onValueChange={onValueChange}
      regions={{
        label: address.region,
        levels: [{ label: address.region }],
        loadOptions: loadPlaces,
        texts: { ...combobox, ...places },
      }}
    />,
  );
  expect(screen.getByRole("button", { name: "Country code, Laos +856" })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Province" })).toHaveValue("ຈຳປາສັກ"));
  const country = screen.getByRole("combobox", { name: address.country });
  await userEvent.clear(country);
  await userEvent.type(country, "canada{Enter}");
  expect(onValueChange).toHaveBeenLastCalledWith({ ...filled, country: "CA", region: [] });
  expect(screen.getByRole("button", { name: "Country code, Canada +1" })).toBeInTheDocument();
});

test("errors belong to their fields", () => {
  render(<AddressForm {...required} errors={{ postcode: "Five digits.", street: "Missing." }} />);
  expect(screen.getByRole("textbox", { name: "Postal code" })).toHaveAccessibleDescription("Five digits.");
  expect(screen.getByRole("textbox", { name: address.street })).toBeInvalid();
});

keyboardTable(meta, {
  Tab: async (user) => {
    render(<AddressForm {...required} />);
    const names: (string | null)[] = [];
    for (let press = 0; press < 6; press += 1) {
      await user.tab();
      names.push(
        document.activeElement?.getAttribute("autocomplete") ?? document.activeElement?.tagName ?? "",
      );
    }
    expect(names).toEqual(["name", "email", "country-name", "BUTTON", "tel", "street-address"]);
  },
  "Enter, in a field of one line": async (user) => {
    const onSubmit = vi.fn();
    render(<AddressForm {...required} onSubmit={onSubmit} />);
    await user.type(screen.getByRole("textbox", { name: "Postal code" }), "16000{Enter}");
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ postcode: "16000" });
  },
});
