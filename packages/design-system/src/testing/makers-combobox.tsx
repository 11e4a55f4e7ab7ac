import { screen } from "@testing-library/react";
import { Combobox, type ComboboxProps } from "../components/Combobox/index.ts";

export const makers = ["Carmine", "Halden", "Norrland", "Ridgeline", "Veloce"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export function Makers(props: Partial<ComboboxProps>) {
  return <Combobox label="Maker" options={makers} {...props} />;
}
export const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Maker" });
export const pointedAt = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent?.trim() : undefined;
};
export const rows = () => screen.queryAllByRole("option").map((row) => row.textContent?.trim());
