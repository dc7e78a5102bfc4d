import { useSite } from '../site.tsx';

/** The agency's logo, else its name. */
export function Brand({ name }: { name: string }) {
  const { logo } = useSite();
  if (!logo) return name;
  const { light, dark, width, height } = logo;
  return (
    <picture>
      {dark !== light && <source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />}
      <img className="header__logo" src={light} alt={name} width={width} height={height} />
    </picture>
  );
}
