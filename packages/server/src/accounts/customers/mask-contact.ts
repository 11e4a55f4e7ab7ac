/** "ada@example.com" → "a•••@example.com". */
export const maskEmail = (email: string | null): string | null =>
  email === null ? null : email.replace(/^(.)[^@]*/u, "$1•••");

/** "+1 6045550100" → "+1 •••0100". */
export const maskPhone = (phone: string | null): string | null =>
  phone === null ? null : phone.replace(/\d+(?=\d{4}$)/, "•••");
