/** One page of the application. */

export interface View {
  heading: string;
  element: HTMLElement;
  ready?(): void;
  close?(): void;
  /** True when this view takes care of a new address itself. */
  stays?(name: string, rest: string[], query: URLSearchParams): boolean;
}
