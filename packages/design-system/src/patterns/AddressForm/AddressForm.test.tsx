import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "../../components/Button/index.ts";
import { conforms } from "../../testing/conformance.tsx";
import { fieldTexts } from "../../testing/field-texts.ts";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { loadPlaces } from "../../testing/places.ts";
import meta from "./AddressForm.meta.ts";
import { AddressForm, type AddressFormProps, type AddressFormValue } from "./index.ts";

const { address } = fieldTexts;

const required: Omit<AddressFormProps, "ref"> = {
  label: address.legend,
  locale: "en",
  onSubmit: () => undefined,
  countries: [
    { value: "CA", label: "Canada" },
    { value: "LA", label: "Laos" },
  ],
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

test("labels its fields and supports autofill", () => {
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

test("submits the entered values, and nothing automatically", async () => {
  const onSubmit = vi.fn();
  render(<AddressForm {...required} defaultValue={filled} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Recipient" }), " II");
  await userEvent.click(screen.getByRole("checkbox", { name: address.setDefault }));
  await userEvent.click(screen.getByRole("button", { name: "Save address" }));
  expect(onSubmit.mock.calls).toEqual([[{ ...filled, recipient: "Mara Lindqvist II", isDefault: true }]]);
});

test("clears the regions on a new country, whose dial code an empty number takes", async () => {
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

test("links errors to their fields", () => {
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

test("shows, reports and submits every field", async () => {
  const onSubmit = vi.fn();
  const onValueChange = vi.fn();
  const given = { ...filled, phone: "+8562055512345", isDefault: true };
  render(
    <AddressForm {...required} defaultValue={given} onSubmit={onSubmit} onValueChange={onValueChange} />,
  );
  const field = (name: string) => screen.getByRole("textbox", { name });
  expect(field("Recipient")).toHaveValue("Mara Lindqvist");
  expect(field("Email")).toHaveValue("mara@example.com");
  expect(screen.getByRole("combobox", { name: address.country })).toHaveValue("Laos");
  await waitFor(() => expect(field("Phone number")).toHaveValue("20 55 512 345"));
  expect(field(address.street)).toHaveValue("Ban Phonsavan 12");
  expect(field("Postal code")).toHaveValue("16000");
  expect(screen.getByRole("checkbox", { name: address.setDefault })).toBeChecked();
  await userEvent.type(field("Email"), ".la");
  expect(onValueChange).toHaveBeenLastCalledWith({ ...given, email: "mara@example.com.la" });
  await userEvent.type(field(address.street), "/4");
  await userEvent.clear(field("Phone number"));
  await userEvent.click(screen.getByRole("button", { name: "Save address" }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    ...given,
    email: "mara@example.com.la",
    street: "Ban Phonsavan 12/4",
    phone: "",
  });
});

test("reports the parts of the phone number", async () => {
  const onPhoneDetails = vi.fn();
  render(<AddressForm {...required} defaultValue={filled} onPhoneDetails={onPhoneDetails} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Phone number" }), "20");
  expect(onPhoneDetails).toHaveBeenLastCalledWith(
    expect.objectContaining({ country: "LA", dialCode: "856" }),
  );
});

test("marks required fields, but not the postal code", () => {
  render(<AddressForm {...required} />);
  for (const name of ["Recipient", "Email", "Phone number", address.street])
    expect(screen.getByRole("textbox", { name })).toBeRequired();
  expect(screen.getByRole("combobox", { name: address.country })).toBeRequired();
  expect(screen.getByRole("textbox", { name: "Postal code" })).not.toBeRequired();
});

test("requests an email keyboard on phones", () => {
  render(<AddressForm {...required} />);
  const email = screen.getByRole("textbox", { name: "Email" });
  expect(email).toHaveAttribute("type", "email");
  expect(email).toHaveAttribute("inputmode", "email");
});

test("includes a selected region, and shows region errors at the first level", async () => {
  const onValueChange = vi.fn();
  render(
    <AddressForm
      {...required}
      defaultValue={{ ...filled, region: [] }}
      onValueChange={onValueChange}
      errors={{ region: "Choose a province." }}
      regions={{
        label: address.region,
        levels: [{ label: "Province" }, { label: "District" }],
        loadOptions: loadPlaces,
      }}
    />,
  );
  const province = await screen.findByRole("combobox", { name: "Province" });
  expect(province).toHaveAccessibleDescription("Choose a province.");
  expect(screen.getByRole("combobox", { name: "District" })).toBeValid();
  await waitFor(() => expect(province).toBeEnabled());
  await userEvent.click(province);
  await userEvent.click((await screen.findAllByRole("option"))[0] as HTMLElement);
  expect(onValueChange).toHaveBeenLastCalledWith({ ...filled, region: [expect.stringMatching(/^LA-/)] });
});
