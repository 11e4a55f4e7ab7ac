/** Words of fields to choose from long lists. */
export interface FieldSamples {
  maker: string;
  makerHint: string;
  makerError: string;
  groups: readonly [string, string];
  phone: {
    label: string;
    hint: string;
    error: string;
  };
  address: {
    recipient: string;
    email: string;
    country: string;
    region: string;
    city: string;
    district: string;
    street: string;
    streetHint: string;
    postcode: string;
    setDefault: string;
    setDefaultHint: string;
    legend: string;
    save: string;
    cancel: string;
  };
  dates: {
    label: string;
    start: string;
    end: string;
    open: string;
    title: string;
    previous: string;
    next: string;
    clear: string;
    done: string;
    hint: string;
    today: string;
    day: string;
    month: string;
    year: string;
    wrong: string;
  };
  price: { label: string; lowest: string; highest: string; error: string };
  search: { history: string; clearHistory: string; hot: string; suggestions: string; remove: string };
}
