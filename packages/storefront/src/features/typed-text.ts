/** Text of a form field; empty if the form has no such field. */
export const typedText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};
