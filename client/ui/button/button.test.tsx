import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button, ButtonLink, ButtonSummary } from './button.tsx';
import { buttonClass } from './button-class.ts';

test('a button, a link and a summary have the same classes', () => {
  const elements = [
    <Button key="button" type="submit" look="quiet" shape="wide" className="form__submit" />,
    <ButtonLink key="link" href="/nl" look="quiet" shape="wide" className="form__submit" />,
    <ButtonSummary key="summary" look="quiet" shape="wide" className="form__submit" />,
  ];
  for (const element of elements)
    expect(renderToStaticMarkup(element)).toContain('class="button button--quiet button--wide form__submit"');
});

test('attributes reach the element', () => {
  const html = renderToStaticMarkup(<Button type="button" value="end" aria-disabled />);
  for (const attribute of ['type="button"', 'value="end"', 'aria-disabled="true"'])
    expect(html).toContain(attribute);
});

test('the main look has no class of its own', () => {
  expect(buttonClass()).toBe('button');
  expect(buttonClass({ look: 'main', shape: 'bar' })).toBe('button button--bar');
});
