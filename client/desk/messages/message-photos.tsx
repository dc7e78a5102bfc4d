import { useMessages } from '../../intl/use-messages.ts';

interface MessagePhotosProps {
  messageId: string | number;
  count: number;
}

/** How many photos the owner sent, and each one as a link to the whole photo. */
export function MessagePhotos({ messageId, count }: MessagePhotosProps) {
  const t = useMessages();
  return (
    <>
      {t('desk.message.photoCount', { count })}
      {count > 0 && (
        <ul className="message-photos">
          {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <a href={`/desk/messages/${messageId}/photos/${number}`}>
                <img
                  src={`/desk/messages/${messageId}/photos/${number}/small`}
                  alt={t('desk.message.openPhoto', { number })}
                  width={144}
                  height={108}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
