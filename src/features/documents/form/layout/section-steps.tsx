import { sectionsCopy } from '../../../../content/complete-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useCompletion, useSection } from '../use-completion.ts';

type Props = {
  readonly onFollow: (index: number) => void;
  /** After the last section. */
  readonly onReview: () => void;
};

/** From section to section, where one is shown at a time. */
export function SectionSteps({ onFollow, onReview }: Props) {
  const { groups } = useCompletion().template;
  const current = useSection();
  const isLast = current === groups.length - 1;
  return (
    <div className="flex flex-wrap justify-between gap-3 pt-8 lg:hidden" data-steps="">
      {current > 0 && (
        <Button variant="line" small onClick={() => onFollow(current - 1)}>
          <Icon name="back" />
          {sectionsCopy.previous}
        </Button>
      )}
      <Button
        variant="ink"
        small
        className="ml-auto"
        onClick={() => (isLast ? onReview() : onFollow(current + 1))}
      >
        <span>{isLast ? sectionsCopy.review : sectionsCopy.next}</span>
        <Icon name="forward" />
      </Button>
    </div>
  );
}
